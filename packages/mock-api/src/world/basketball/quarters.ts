import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { FactsOfMatch } from '../given.ts';
import type { Fixture, Outcome, SeasonKey } from '../model.ts';
import { approximateNormal, between } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import type { StrengthOf } from '../strength.ts';
import { givenQuarters, momentOf } from './given.ts';
import type { Quarter } from './quarter.ts';

export interface BasketballOutcome extends Outcome {
  readonly seed: string;
  readonly fixture: Fixture;
  readonly quarters: readonly Quarter[];
}

/** Expected lead of the home side at the end of regular time. */
export function pointsEdge(fixture: Fixture, strengthOf: StrengthOf): number {
  const { year } = fixture.season;
  const edge = strengthOf(fixture.home, year) - strengthOf(fixture.away, year);
  return edge * 10 + (fixture.isAtNeutralVenue ? 0 : 2.8);
}

export const quarterMinutes = ({ tournament }: SeasonKey): number =>
  tournament.country.code === 'usa' || tournament.country.code === 'phi' ? 12 : 10;

/** Mean points of one side. */
export const POINTS_PER_MINUTE = 2.06;
/** Standard deviation of one side's points in a quarter. */
export const POINTS_SPREAD = 4.4;
/** Seconds of real time per second on the game clock. */
const REAL_TIME_FACTOR = 2.25;
/** Breaks between the quarters. */
const BREAK_MINUTES = [2, 12, 2];
const OVERTIME_MINUTES = 5;
const MAX_OVERTIMES = 4;

/** Points of a period of this length; a short one has its share of a quarter's. */
function drawPoints(rng: Rng, quarter: number, minutes: number, edge: number) {
  const share = minutes / quarter;
  const points = (lead: number) =>
    Math.max(
      2,
      Math.round(
        (quarter * POINTS_PER_MINUTE + lead + approximateNormal(rng) * POINTS_SPREAD) * share,
      ),
    );
  return { home: points(edge), away: points(-edge) };
}

const drawSeconds = (rng: Rng, minutes: number): number =>
  Math.round(minutes * REAL_TIME_FACTOR * MINUTE_SECONDS) + between(rng, -60, 150);

/** The edge changes points, and no time. */
function regularQuarters(rng: Rng, minutes: number, edge: number): Quarter[] {
  const quarters: Quarter[] = [];
  let from = 0;
  for (let number = 1; number <= 4; number++) {
    const points = drawPoints(rng, minutes, minutes, edge);
    const to = from + drawSeconds(rng, minutes);
    quarters.push({ kind: 'quarter', number, from, to, minutes, ...points });
    from = to + (BREAK_MINUTES[number - 1] ?? 0) * MINUTE_SECONDS;
  }
  return quarters;
}

const streamOf = (seed: string, id: string): Rng => random(seed, 'match', id, 'points');

export function basketballOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
  facts?: FactsOfMatch,
): BasketballOutcome {
  const minutes = quarterMinutes(fixture.season);
  const rng = streamOf(seed, fixture.id);
  const edge = pointsEdge(fixture, strengthOf) / 8;
  const drawn = regularQuarters(rng, minutes, edge);
  const quarters = facts ? givenQuarters(drawn, facts) : drawn;
  const total = { home: 0, away: 0 };
  for (const { home, away } of quarters) {
    total.home += home;
    total.away += away;
  }
  let now = (quarters.at(-1) as Quarter).to;
  for (let number = 1; total.home === total.away; number++) {
    const from = now + 2 * MINUTE_SECONDS;
    const points = drawPoints(rng, minutes, OVERTIME_MINUTES, edge);
    now = from + drawSeconds(rng, OVERTIME_MINUTES);
    const times = { from, to: now, minutes: OVERTIME_MINUTES };
    quarters.push({ kind: 'overtime', number, ...times, ...points });
    total.home += points.home;
    total.away += points.away;
    if (number === MAX_OVERTIMES && total.home === total.away) breakTie(quarters, total);
  }
  return {
    seed,
    fixture,
    ...total,
    winner: total.home > total.away ? 'home' : 'away',
    end: fixture.start + now,
    quarters,
  };
}

/** Seconds from tip-off to the middle of a minute of regular time. */
export function secondsAtMinute(seed: string, id: string, season: SeasonKey, minute: number) {
  const quarters = regularQuarters(streamOf(seed, id), quarterMinutes(season), 0);
  return momentOf(quarters, minute).at;
}

/** Gives the home side two more points in the last overtime. */
function breakTie(quarters: Quarter[], total: { home: number; away: number }): void {
  const last = quarters.pop() as Quarter;
  quarters.push({ ...last, home: last.home + 2 });
  total.home += 2;
}
