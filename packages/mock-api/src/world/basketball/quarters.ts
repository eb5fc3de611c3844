import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Outcome } from '../model.ts';
import { approximateNormal, between } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import type { StrengthOf } from '../strength.ts';

export interface Quarter {
  readonly kind: 'quarter' | 'overtime';
  readonly number: number;
  /** Seconds from tip-off. */
  readonly from: number;
  readonly to: number;
  /** Minutes on the clock. */
  readonly minutes: number;
  readonly home: number;
  readonly away: number;
}

export interface BasketballOutcome extends Outcome {
  readonly quarters: readonly Quarter[];
}

/** Expected lead of the home side at the end of regular time. */
export function pointsEdge(fixture: Fixture, strengthOf: StrengthOf): number {
  const { year } = fixture.season;
  const edge = strengthOf(fixture.home, year) - strengthOf(fixture.away, year);
  return edge * 10 + (fixture.isAtNeutralVenue ? 0 : 2.8);
}

export const quarterMinutes = ({ season }: Fixture): number =>
  season.tournament.country.code === 'usa' || season.tournament.country.code === 'phi' ? 12 : 10;

/** Mean points of one side. */
export const POINTS_PER_MINUTE = 2.06;
/** Standard deviation of one side's points in a quarter. */
export const POINTS_SPREAD = 4.4;
/** Seconds of real time per second on the game clock. */
const REAL_TIME_FACTOR = 2.25;
/** Breaks between the quarters. */
const BREAK_MINUTES = [2, 12, 2];
const MAX_OVERTIMES = 4;

export function basketballOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
): BasketballOutcome {
  const minutes = quarterMinutes(fixture);
  const rng = random(seed, 'match', fixture.id, 'points');
  const edge = pointsEdge(fixture, strengthOf) / 8;
  const quarters: Quarter[] = [];
  const total = { home: 0, away: 0 };
  let now = 0;
  const play = (kind: Quarter['kind'], number: number, length: number) => {
    const share = length / minutes;
    const points = (lead: number) =>
      Math.max(
        2,
        Math.round(
          (minutes * POINTS_PER_MINUTE + lead + approximateNormal(rng) * POINTS_SPREAD) * share,
        ),
      );
    const home = points(edge);
    const away = points(-edge);
    const seconds = Math.round(length * REAL_TIME_FACTOR * MINUTE_SECONDS) + between(rng, -60, 150);
    quarters.push({ kind, number, from: now, to: now + seconds, minutes: length, home, away });
    total.home += home;
    total.away += away;
    now += seconds;
  };
  for (let number = 1; number <= 4; number++) {
    play('quarter', number, minutes);
    if (number < 4) now += (BREAK_MINUTES[number - 1] as number) * MINUTE_SECONDS;
  }
  for (let number = 1; total.home === total.away; number++) {
    now += 2 * MINUTE_SECONDS;
    play('overtime', number, 5);
    if (number === MAX_OVERTIMES && total.home === total.away) breakTie(quarters, total);
  }
  return {
    ...total,
    winner: total.home > total.away ? 'home' : 'away',
    end: fixture.start + now,
    quarters,
  };
}

/** Gives the home side two more points in the last overtime. */
function breakTie(quarters: Quarter[], total: { home: number; away: number }): void {
  const last = quarters.pop() as Quarter;
  quarters.push({ ...last, home: last.home + 2 });
  total.home += 2;
}
