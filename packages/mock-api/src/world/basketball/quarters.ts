import { MINUTE } from '../calendar/civil.ts';
import type { Fixture, Outcome } from '../model.ts';
import { bell, between } from '../random/distributions.ts';
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

/** Points by which the home side is better, over a whole match. */
export function pointsEdge(fixture: Fixture, strengthOf: StrengthOf): number {
  const { year } = fixture.season;
  const edge = strengthOf(fixture.home, year) - strengthOf(fixture.away, year);
  return edge * 10 + (fixture.neutral ? 0 : 2.8);
}

export const minutesOf = ({ season }: Fixture): number =>
  season.tournament.country.code === 'usa' || season.tournament.country.code === 'phi' ? 12 : 10;

export const PER_MINUTE = 2.06;
/** Of one side's points in a quarter. */
export const POINTS_SPREAD = 4.4;
const REAL = 2.25;
const BREAKS = [2, 12, 2];

export function basketballOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
): BasketballOutcome {
  const minutes = minutesOf(fixture);
  const dice = random(seed, 'match', fixture.id, 'points');
  const edge = pointsEdge(fixture, strengthOf) / 8;
  const quarters: Quarter[] = [];
  const total = { home: 0, away: 0 };
  let now = 0;
  const play = (kind: Quarter['kind'], number: number, length: number) => {
    const share = length / minutes;
    const points = (by: number) =>
      Math.max(2, Math.round((minutes * PER_MINUTE + by + bell(dice) * POINTS_SPREAD) * share));
    const home = points(edge);
    const away = points(-edge);
    const real = Math.round(length * REAL * MINUTE) + between(dice, -60, 150);
    quarters.push({ kind, number, from: now, to: now + real, minutes: length, home, away });
    total.home += home;
    total.away += away;
    now += real;
  };
  for (let number = 1; number <= 4; number++) {
    play('quarter', number, minutes);
    if (number < 4) now += (BREAKS[number - 1] as number) * MINUTE;
  }
  for (let number = 1; total.home === total.away; number++) {
    now += 2 * MINUTE;
    play('overtime', number, 5);
    if (number === 4 && total.home === total.away) settle(quarters, total);
  }
  return {
    ...total,
    winner: total.home > total.away ? 'home' : 'away',
    end: fixture.start + now,
    quarters,
  };
}

/** A fourth overtime has to be the last. */
function settle(quarters: Quarter[], total: { home: number; away: number }): void {
  const last = quarters.pop() as Quarter;
  quarters.push({ ...last, home: last.home + 2 });
  total.home += 2;
}
