import type { Match, MatchPlayers, PlayerStatistics, TeamRef } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, gameOf, sportOf } from '../../../paths.ts';
import { PlayerLink, PlayerLinks } from '../../../state/navigation/player-link.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { OnCourt } from '../lineups/on-court.tsx';
import { positionText } from '../lineups/position-text.ts';
import { ClubCrest } from '../row/club-crest.tsx';
import styles from './statistics.module.css';

interface BoxScoreTableProps {
  match: Match;
  players: MatchPlayers;
  /** At the moment shown; undefined where nothing is known of it. */
  shown: MatchPlayers | undefined;
}

type Counts = Partial<PlayerStatistics>;

const ratio = (made: number | undefined, of: number | undefined) =>
  made === undefined || of === undefined ? made : `${made}/${of}`;
const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

/** The columns by the name of their text. */
const COLUMNS = {
  minutes: ({ minutes }: Counts) => minutes,
  points: ({ points }: Counts) => points,
  rebounds: ({ rebounds }: Counts) => rebounds,
  assists: ({ assists }: Counts) => assists,
  fieldGoals: (one: Counts) => ratio(one.fieldGoals, one.fieldGoalsAttempted),
  threePointers: (one: Counts) => ratio(one.threePointers, one.threePointersAttempted),
  freeThrows: (one: Counts) => ratio(one.freeThrows, one.freeThrowsAttempted),
  steals: ({ steals }: Counts) => steals,
  blocks: ({ blocks }: Counts) => blocks,
  turnovers: ({ turnovers }: Counts) => turnovers,
  fouls: ({ fouls }: Counts) => fouls,
  plusMinus: ({ plusMinus }: Counts) => (plusMinus === undefined ? undefined : signed(plusMinus)),
} as const;
type Column = keyof typeof COLUMNS;
const columns = Object.keys(COLUMNS) as Column[];

const SUMMED = [
  ...(['points', 'rebounds', 'assists', 'fieldGoals', 'fieldGoalsAttempted'] as const),
  ...(['threePointers', 'threePointersAttempted', 'freeThrows', 'freeThrowsAttempted'] as const),
  ...(['steals', 'blocks', 'turnovers', 'fouls'] as const),
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
export function BoxScoreTable({ match, players, shown }: BoxScoreTableProps) {
  const { t } = useTranslation();
  return (
    <Block title={t('parts:basketball.title')}>
      <PlayerLinks sampleId={players.home[0]?.player.id}>
        {(['home', 'away'] as const).map((side) => (
          <SideTable
            key={side}
            team={match[`${side}Team`]}
            game={gameOf(match.tournament)}
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
  players: readonly PlayerStatistics[];
  shown: readonly PlayerStatistics[];
}

function SideTable({ team, game, players, shown }: SideTableProps) {
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
            {columns.map((column) => (
              <th key={column} scope="col">
                <abbr title={t(`parts:basketball.keys.${column}`)}>
                  {t(`parts:basketball.columns.${column}`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((one) => (
            <PlayerLine
              key={one.player.id}
              line={one}
              shown={shown.find(({ player }) => player.id === one.player.id)}
              game={game}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('parts:basketball.total')}</th>
            <Cells counts={totalOf(shown)} missing="" />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface PlayerLineProps {
  line: PlayerStatistics;
  shown: PlayerStatistics | undefined;
  game: Game;
}

function PlayerLine({ line, shown, game }: PlayerLineProps) {
  const { t } = useTranslation();
  const { player, number, position, starter } = line;
  return (
    <tr data-starter={starter}>
      <th scope="row">
        <div>
          <span className="fig-s">{number}</span>
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
      <Cells counts={shown && hasPlayed(shown) ? shown : {}} />
    </tr>
  );
}

const Cells = ({ counts, missing = '–' }: { counts: Counts; missing?: string }) =>
  columns.map((column) => <td key={column}>{COLUMNS[column](counts) ?? missing}</td>);
