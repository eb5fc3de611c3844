import type { Match, StandingRow, StandingTable } from '@touchline/types';

/** A line of a table, such as that above the relegated teams. */
interface Line {
  kind: 'title' | 'top' | 'relegation';
  /** Larger where more is at stake. */
  weight: number;
  /** The last place above it. */
  place: number;
}

export interface TableStake extends Line {
  leader: string;
}

/** A line that is no further away than this is within reach of one match. */
const POINTS_OF_A_WIN = 3;
/** A table of fewer rounds says little. */
const MIN_ROUNDS = 5;

const playedBy = ({ won, draw, loss }: StandingRow) => won + draw + loss;
const pointsOf = (row: StandingRow) => row.points ?? POINTS_OF_A_WIN * row.won + row.draw;

const linesOf = ({ rows, zones = [], group }: StandingTable): Line[] =>
  [
    ...(group ? [] : [{ kind: 'title', weight: 3, place: 1 } as const]),
    ...zones.map(({ kind, from, to }) =>
      kind === 'relegation'
        ? ({ kind, weight: 1, place: from - 1 } as const)
        : ({ kind: 'top', weight: 2, place: to } as const),
    ),
  ].filter(({ place }) => place > 0 && place < rows.length);

function isNear(rows: readonly StandingRow[], at: number, { place }: Line): boolean {
  const [own, other] = [rows[at], rows[at < place ? place : place - 1]];
  return own && other ? Math.abs(pointsOf(own) - pointsOf(other)) <= POINTS_OF_A_WIN : false;
}

/** The weightiest line of the table that the match may move a team over; undefined where there is none. */
export function tableStake(match: Match, tables: readonly StandingTable[]): TableStake | undefined {
  const ids = [match.homeTeam.id, match.awayTeam.id];
  const placesIn = ({ rows }: StandingTable) =>
    ids.map((id) => rows.findIndex(({ team }) => team.id === id));
  const table = tables.findLast((one) => placesIn(one).every((at) => at >= 0));
  const [leader] = table?.rows ?? [];
  if (!table || !leader || playedBy(leader) < MIN_ROUNDS) return undefined;
  const lines = linesOf(table).sort((one, other) => other.weight - one.weight);
  const places = placesIn(table);
  const line = lines.find((one) => places.some((at) => isNear(table.rows, at, one)));
  return line && { ...line, leader: leader.team.name };
}
