import type { Match, MatchPlayers, PlayerStatistics, TeamRef } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, gameOf, sportOf } from '../../../paths.ts';
import { PlayerLink, PlayerLinks } from '../../../state/navigation/player-link.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { OnCourt } from '../lineups/on-court.tsx';
import { positionText } from '../lineups/position-text.ts';
import { SIDES } from '../model/match.ts';
import type { Counts, ScoreColumn } from './box-score-columns.ts';
import styles from './statistics.module.css';

interface BoxScoreTableProps {
  match: Match;
  title: string;
  columns: readonly ScoreColumn[];
  players: MatchPlayers;
  /** At the moment shown; undefined where nothing is known of it. */
  shown: MatchPlayers | undefined;
}

const SUMMED = [
  ...(['points', 'rebounds', 'assists', 'fieldGoals', 'fieldGoalsAttempted'] as const),
  ...(['threePointers', 'threePointersAttempted', 'freeThrows', 'freeThrowsAttempted'] as const),
  ...(['steals', 'blocks', 'turnovers', 'fouls', 'kills', 'deaths', 'openingKills'] as const),
  ...(['plants', 'defuses', 'goals', 'shots', 'saves', 'demolitions'] as const),
] as const;

/** The sums of a side, without counts that the upstream lacks. */
function totalOf(players: readonly PlayerStatistics[]): Counts {
  const sums = SUMMED.flatMap((key) => {
    const values = players.map((one) => one[key]);
    if (values.length === 0 || values.includes(undefined)) return [];
    return [[key, values.reduce<number>((sum, value) => sum + (value ?? 0), 0)]];
  });
  return Object.fromEntries(sums);
}

const hasPlayed = (player: PlayerStatistics) =>
  player.onCourt === true || player.minutes > 0 || SUMMED.some((key) => (player[key] ?? 0) > 0);

/** MDT-8: what each player has done at the moment shown. */
export function BoxScoreTable({ match, title, columns, players, shown }: BoxScoreTableProps) {
  return (
    <Block title={title}>
      <PlayerLinks sampleId={players.home[0]?.player.id}>
        {SIDES.map((side) => (
          <SideTable
            key={side}
            team={match[`${side}Team`]}
            game={gameOf(match.tournament)}
            columns={columns}
            players={players[side]}
            shown={shown?.[side] ?? []}
          />
        ))}
      </PlayerLinks>
    </Block>
  );
}

interface SideTableProps {
  team: TeamRef;
  game: Game;
  columns: readonly ScoreColumn[];
  players: readonly PlayerStatistics[];
  shown: readonly PlayerStatistics[];
}

function SideTable({ team, game, columns, players, shown }: SideTableProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section className={styles.box} aria-label={team.name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <div>
                <ClubCrest team={team} kind={sportOf(game)} />
                <span>{team.name}</span>
              </div>
            </th>
            {columns.map(({ key, name, short }) => (
              <th key={key} scope="col" data-key={key}>
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((one) => (
            <PlayerLine
              key={one.player.id}
              columns={columns}
              line={one}
              shown={shown.find(({ player }) => player.id === one.player.id)}
              game={game}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('parts:basketball.total')}</th>
            <Cells columns={columns} counts={totalOf(shown)} missing="" />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface PlayerLineProps {
  columns: readonly ScoreColumn[];
  line: PlayerStatistics;
  shown: PlayerStatistics | undefined;
  game: Game;
}

function PlayerLine({ columns, line, shown, game }: PlayerLineProps) {
  const { t } = useTranslation();
  const { player, number, position, starter } = line;
  return (
    <tr data-starter={starter}>
      <th scope="row">
        <div data-plain={number === undefined || undefined}>
          {number !== undefined && <span className="fig-s">{number}</span>}
          <span>
            <PlayerLink id={player.id} game={game}>
              {player.name}
            </PlayerLink>
            <small>
              {shown?.onCourt && <OnCourt />}
              {positionText(position, t)}
            </small>
          </span>
        </div>
      </th>
      <Cells columns={columns} counts={shown && hasPlayed(shown) ? shown : {}} />
    </tr>
  );
}

interface CellsProps {
  columns: readonly ScoreColumn[];
  counts: Counts;
  missing?: string;
}

const Cells = ({ columns, counts, missing = '–' }: CellsProps) =>
  columns.map(({ key, valueIn }) => (
    <td key={key} data-key={key}>
      {valueIn(counts) ?? missing}
    </td>
  ));
