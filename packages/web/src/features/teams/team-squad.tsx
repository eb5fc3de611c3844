import type { SquadPlayer } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, sportOf } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { PlayerLink, PlayerLinks } from '../../state/navigation/player-link.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './team-squad.module.css';

/** What is counted beside the matches; a title of esports counts one of the first two. */
const COUNTS = {
  football: ['goals', 'assists'],
  basketball: ['points', 'assists'],
  esports: ['kills', 'goals', 'assists'],
} as const;
const USUAL_SIZE = 18;
const LINES = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

interface Line {
  readonly title: string | undefined;
  readonly players: readonly SquadPlayer[];
}

interface TeamSquadProps {
  resource: LoadedResource<readonly SquadPlayer[]>;
  game: Game;
  /** Whether the counts would reveal a hidden result. */
  covered: boolean;
}

/** TEA-7: the players by position, with what they did this season. */
export default function TeamSquad({ resource, ...props }: TeamSquadProps) {
  const { t } = useTranslation();
  const squad = itemsOf(resource);
  return (
    <Block title={t('teams:squad.title')} count={squad.length}>
      <ListState
        resource={resource}
        of="teams"
        isEmpty={false}
        skeleton={<SkeletonLines count={USUAL_SIZE} />}
      >
        <PlayerLinks sampleId={squad[0]?.player.id}>
          <SquadTable squad={squad} {...props} />
        </PlayerLinks>
      </ListState>
    </Block>
  );
}

interface SquadTableProps extends Omit<TeamSquadProps, 'resource'> {
  squad: readonly SquadPlayer[];
}

function SquadTable({ squad, game, covered }: SquadTableProps) {
  const { t } = useTranslation();
  const sport = sportOf(game);
  const isFootball = sport === 'football';
  const hasNumbers = squad.some(({ number }) => number !== undefined);
  const columns = COUNTS[sport].filter(
    (key) => isFootball || squad.some(({ season }) => season[key]),
  );
  const lines: readonly Line[] = isFootball
    ? LINES.map((line) => ({
        title: t(`teams:squad.lines.${line}`),
        players: squad.filter(({ position = 'midfielder' }) => position === line),
      }))
    : [{ title: undefined, players: squad }];
  return (
    <table className={styles.table}>
      <thead className="vh">
        <tr>
          {hasNumbers && <th scope="col">#</th>}
          <th scope="col">{t('teams:squad.columns.player')}</th>
          {!covered &&
            (['matches', ...columns] as const).map((key) => (
              <th key={key} scope="col">
                {t(`teams:squad.columns.${key}`)}
              </th>
            ))}
        </tr>
      </thead>
      {lines
        .filter(({ players }) => players.length > 0)
        .map(({ title, players }, no) => (
          <tbody key={title ?? 'all'}>
            <tr className={styles.line}>
              <th scope="rowgroup" colSpan={hasNumbers ? 2 : 1}>
                {title ?? t('teams:squad.columns.player')}
              </th>
              {!covered &&
                (['matches', ...columns] as const).map((key) => (
                  <td key={key} aria-hidden="true">
                    {no === 0 && t(`teams:squad.columns.${key}`)}
                  </td>
                ))}
            </tr>
            {players.map((one) => (
              <Row
                key={one.player.id}
                one={one}
                game={game}
                counts={covered ? [] : ['matches', ...columns]}
                hasNumber={hasNumbers}
                hasPosition={!isFootball}
              />
            ))}
          </tbody>
        ))}
    </table>
  );
}

interface RowProps {
  one: SquadPlayer;
  game: Game;
  counts: readonly ('matches' | 'goals' | 'assists' | 'points' | 'kills')[];
  hasNumber: boolean;
  hasPosition: boolean;
}

function Row({ one, game, counts, hasNumber, hasPosition }: RowProps) {
  const { t } = useTranslation();
  const { player, number, position, season } = one;
  return (
    <tr>
      {hasNumber && <td className={styles.number}>{number}</td>}
      <th scope="row" className={styles.player}>
        <PlayerLink id={player.id} game={game}>
          {player.name}
        </PlayerLink>
        {hasPosition && position && <small>{t(`positions:${position}`)}</small>}
      </th>
      {counts.map((key) => (
        <td key={key} data-some={season[key] || undefined}>
          {season[key] ?? 0}
        </td>
      ))}
    </tr>
  );
}
