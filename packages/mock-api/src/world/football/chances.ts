import type { Chances, Fixture, Standing } from '../model.ts';
import type { StrengthOf } from '../strength.ts';
import { goalRates } from './result.ts';

/** Goals come somewhat later than evenly: see events.ts. */
const LATER = 1 / 0.9;
/** Minutes that a match and its first half have in the mean, with what is added. */
const FULL = 97;
const ADDED = 2.5;
const EXTRA = 0.32;
const NEVER_LESS = 0.01;

const after = (minutes: number): number =>
  Math.max(NEVER_LESS, 1 - Math.min(1, minutes / FULL) ** LATER);

/** The share of ninety minutes' goals that may still fall. */
function left({ clock }: Standing): number {
  const minute = clock?.minute ?? 45;
  const played = minute - 0.5 + (clock?.stoppage ?? 0);
  switch (clock?.phase) {
    case 'first-half':
      return after(played);
    case 'half-time':
      return after(45 + ADDED);
    case 'second-half':
      return after(played + ADDED);
    case 'extra-time':
      return Math.max(NEVER_LESS, ((121 - minute) / 30) * EXTRA);
    case 'penalties':
      return NEVER_LESS;
    default:
      return EXTRA;
  }
}

const MOST = 9;

/** How likely each number of goals is, from none on. */
function counts(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST; goals++) {
    shares.push(((shares[goals - 1] as number) * mean) / goals);
  }
  return shares;
}

/** How likely it is that no more than each number fall. */
function upTo(shares: readonly number[]): number[] {
  let sum = 0;
  return shares.map((share) => {
    sum += share;
    return sum;
  });
}

/** Every number of goals that each side may still score, weighed by how likely it is. */
export function footballChances(
  fixture: Fixture,
  strengthOf: StrengthOf,
  standing: Standing | undefined,
): Chances {
  const rates = goalRates(fixture, strengthOf);
  const share = standing ? left(standing) : 1;
  const lead = standing ? standing.home - standing.away : 0;
  const scored = counts(rates.home * share);
  const conceded = upTo(counts(rates.away * share));
  const fewer = (than: number) =>
    than <= 0 ? 0 : (conceded[Math.min(than, MOST + 1) - 1] as number);
  const chances = { home: 0, away: 0 };
  for (let goals = 0; goals <= MOST; goals++) {
    const likely = scored[goals] as number;
    chances.home += likely * fewer(lead + goals);
    chances.away += likely * (1 - fewer(lead + goals + 1));
  }
  return chances;
}
