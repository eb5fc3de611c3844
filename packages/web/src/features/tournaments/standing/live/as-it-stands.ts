import type { StandingRow, StandingTable } from '@touchline/types';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A match between two teams of a table. */
export interface TableMatch {
  readonly home: string;
  readonly away: string;
  readonly start: number;
  /** Undefined while it is being played. */
  readonly end: number | undefined;
  /** Its last score, the result once it is over. */
  readonly result: Score;
  /** Its score at the instant of interest; undefined where that is unknown. */
  readonly score: Score | undefined;
  /** Whether the table of finished matches counts it. */
  readonly isInTable: boolean;
}

type Outcome = NonNullable<StandingRow['form']>[number];
type Rule = Readonly<Record<Outcome, number>>;

/** Points for a win, a draw and a loss, as competitions have them. */
const RULES: readonly Rule[] = [
  { win: 3, draw: 1, loss: 0 },
  { win: 2, draw: 1, loss: 0 },
  { win: 2, draw: 0, loss: 1 },
  { win: 1, draw: 0, loss: 0 },
];

const COUNTERS = { win: 'won', draw: 'draw', loss: 'loss' } as const;
const OPPOSITES = { win: 'loss', draw: 'draw', loss: 'win' } as const;
const FORM_LENGTH = 5;
/** A result that is taken back does not bring the one before the first back: at a moment all forms are as short. */
const PAST_FORM_LENGTH = FORM_LENGTH - 1;

const difference = ({ goals, goalsAgainst }: StandingRow) => goals - goalsAgainst;
const compare = (a: StandingRow, b: StandingRow) =>
  (b.points ?? 0) - (a.points ?? 0) || difference(b) - difference(a) || b.goals - a.goals;

/** The only rule that explains all points; undefined where none does, or several do. */
function ruleOf(rows: readonly StandingRow[]): Rule | undefined {
  const fitting = RULES.filter(({ win, draw, loss }) =>
    rows.every(
      ({ points, adjustment = 0, ...row }) =>
        points === row.won * win + row.draw * draw + row.loss * loss + adjustment,
    ),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

const isSorted = (rows: readonly StandingRow[]) =>
  rows.every((row, index) => index === 0 || compare(rows[index - 1] as StandingRow, row) <= 0);

function outcomeOf({ home, away }: Score): Outcome {
  if (home === away) return 'draw';
  return home > away ? 'win' : 'loss';
}

/** A row with a match more, or with one less: then its form lacks the last result. */
function withMatch(row: StandingRow, rule: Rule, outcome: Outcome, score: Score, sign: 1 | -1) {
  const { form = [] } = row;
  const counter = COUNTERS[outcome];
  return {
    ...row,
    [counter]: row[counter] + sign,
    points: (row.points ?? 0) + sign * rule[outcome],
    goals: row.goals + sign * score.home,
    goalsAgainst: row.goalsAgainst + sign * score.away,
    ...(row.form && {
      form: sign > 0 ? [...form, outcome].slice(-FORM_LENGTH) : form.slice(0, -1),
    }),
  };
}

type Change = readonly [match: TableMatch, score: Score, sign: 1 | -1];

/** The rows after these changes; teams level in everything stand as in another table. */
function changed(
  table: StandingTable,
  rule: Rule,
  changes: readonly Change[],
  order: StandingTable,
) {
  const places = placesOf(order.rows);
  const rows = new Map(table.rows.map((row) => [row.team.id, row]));
  for (const [{ home, away }, score, sign] of changes) {
    const outcome = outcomeOf(score);
    const [own, other] = [rows.get(home), rows.get(away)];
    const mirrored = { home: score.away, away: score.home };
    if (own) rows.set(home, withMatch(own, rule, outcome, score, sign));
    if (other) rows.set(away, withMatch(other, rule, OPPOSITES[outcome], mirrored, sign));
  }
  const placeOf = ({ team }: StandingRow) => places.get(team.id) ?? 0;
  return [...rows.values()].sort((a, b) => compare(a, b) || placeOf(a) - placeOf(b));
}

type Places = ReadonlyMap<string, number>;

const placesOf = (rows: readonly StandingRow[]): Places =>
  new Map(rows.map(({ team }, index) => [team.id, index]));

interface Options {
  /** Whether a level match counts before it ends. */
  readonly canDraw: boolean;
  /** The upstream's own table; it also has deductions and the order of fully tied teams. */
  readonly started?: StandingTable | undefined;
}

/**
 * A table of finished matches as it stood at an instant, counting the matches being played then as if they had ended,
 * with the places gained since the first of them kicked off. Undefined where points or order follow another rule.
 */
export function asItStands(
  table: StandingTable,
  matches: readonly TableMatch[],
  instant: number,
  { canDraw, started = table }: Options,
): StandingTable | undefined {
  const rule = ruleOf([...table.rows, ...started.rows]);
  if (!rule || !isSorted(table.rows)) return undefined;
  const isOver = (match: TableMatch, at: number) => match.end !== undefined && match.end <= at;
  /** What differs at an instant from the table, apart from the matches being played. */
  const changesUntil = (at: number) =>
    matches.flatMap((match): Change[] => {
      if (isOver(match, at) === match.isInTable) return [];
      return [[match, match.result, match.isInTable ? -1 : 1]];
    });
  const playing = matches.filter((one) => one.start <= instant && !isOver(one, instant));
  const kickOff = Math.min(instant, ...playing.map(({ start }) => start));
  const before = placesOf(changed(table, rule, changesUntil(kickOff), table));
  const now = playing.flatMap((match): Change[] => {
    const { score } = match;
    return score && (canDraw || score.home !== score.away) ? [[match, score, 1]] : [];
  });
  const rows = changed(table, rule, [...changesUntil(instant), ...now], started);
  return {
    ...table,
    rows: rows.map((row, index) => ({
      ...row,
      ...(row.form && Number.isFinite(instant) && { form: row.form.slice(-PAST_FORM_LENGTH) }),
      movement: (before.get(row.team.id) ?? index) - index,
    })),
  };
}
