import type { SquadPlayer } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, sportOf } from '../../paths.ts';
import { PlayerLink, PlayerLinks } from '../../state/navigation/player-link.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './team-squad.module.css';

/** What is counted beside the matches; a title of esports counts one of the first two. */
const COUNTS = {
  football: ['goals', 'assists'],
  basketball: ['points', 'assists'],
  esports: ['kills', 'goals', 'assists'],
} as const;
const LINES = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

interface Line {
  readonly title: string | undefined;
  readonly players: readonly SquadPlayer[];
}

interface TeamSquadProps {
  squad: readonly SquadPlayer[];
  game: Game;
  /** Whether the counts would reveal a hidden result. */
  covered: boolean;
}

/** TEA-7: the players by position, with what they did this season. */
export function TeamSquad({ squad, game, covered }: TeamSquadProps) {
  const { t } = useTranslation();
  const sport = sportOf(game);
  const isFootball = sport === 'football';
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
    <Block title={t('teams:squad.title')} count={squad.length}>
      <PlayerLinks sampleId={squad[0]?.player.id}>
        <table className={styles.table}>
          <thead className="vh">
            <tr>
              <th scope="col">#</th>
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
                  <th scope="rowgroup" colSpan={2}>
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
                    hasPosition={!isFootball}
                  />
                ))}
              </tbody>
            ))}
        </table>
      </PlayerLinks>
    </Block>
  );
}

interface RowProps {
  one: SquadPlayer;
  game: Game;
  counts: readonly ('matches' | 'goals' | 'assists' | 'points' | 'kills')[];
  hasPosition: boolean;
}

function Row({ one, game, counts, hasPosition }: RowProps) {
  const { t } = useTranslation();
  const { player, number, position, season } = one;
  return (
    <tr>
      <td className={styles.number}>{number}</td>
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
