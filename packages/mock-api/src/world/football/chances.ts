import type { Chances, Fixture, MatchState } from '../model.ts';
import type { StrengthOf } from '../strength.ts';
import { GOAL_TIME_EXPONENT } from './goals-and-cards.ts';
import { EXTRA_TIME_SHARE, goalRates } from './result.ts';

/** Mean lengths, stoppage time included. */
const MEAN_MATCH_MINUTES = 97;
const MEAN_FIRST_HALF_STOPPAGE_MINUTES = 2.5;
const MIN_REMAINING_SHARE = 0.01;

const shareAfter = (minutes: number): number =>
  Math.max(
    MIN_REMAINING_SHARE,
    1 - Math.min(1, minutes / MEAN_MATCH_MINUTES) ** (1 / GOAL_TIME_EXPONENT),
  );

/** Goals still to be expected, as a share of those of ninety minutes. */
function remainingShare({ clock }: MatchState): number {
  const minute = clock?.minute ?? 45;
  const played = minute - 0.5 + (clock?.stoppage ?? 0);
  switch (clock?.phase) {
    case 'first-half':
      return shareAfter(played);
    case 'half-time':
      return shareAfter(45 + MEAN_FIRST_HALF_STOPPAGE_MINUTES);
    case 'second-half':
      return shareAfter(played + MEAN_FIRST_HALF_STOPPAGE_MINUTES);
    case 'extra-time':
      return Math.max(MIN_REMAINING_SHARE, ((121 - minute) / 30) * EXTRA_TIME_SHARE);
    case 'penalties':
      return MIN_REMAINING_SHARE;
    default:
      return EXTRA_TIME_SHARE;
  }
}

/** Goals of one side that are taken into account. */
const MAX_GOALS = 9;

/** Poisson probabilities of 0 to MAX_GOALS goals. */
function goalProbabilities(mean: number): number[] {
  const probabilities = [Math.exp(-mean)];
  for (let goals = 1; goals <= MAX_GOALS; goals++) {
    probabilities.push(((probabilities[goals - 1] as number) * mean) / goals);
  }
  return probabilities;
}

/** Running sums. */
function cumulative(probabilities: readonly number[]): number[] {
  let sum = 0;
  return probabilities.map((probability) => {
    sum += probability;
    return sum;
  });
}

/** Sums over the goals each side may still score: independent Poisson distributions. */
export function footballChances(
  fixture: Fixture,
  strengthOf: StrengthOf,
  state: MatchState | undefined,
): Chances {
  const rates = goalRates(fixture, strengthOf);
  const share = state ? remainingShare(state) : 1;
  const lead = state ? state.home - state.away : 0;
  const scored = goalProbabilities(rates.home * share);
  const conceded = cumulative(goalProbabilities(rates.away * share));
  const concededFewerThan = (count: number) =>
    count <= 0 ? 0 : (conceded[Math.min(count, MAX_GOALS + 1) - 1] as number);
  const chances = { home: 0, away: 0 };
  for (let goals = 0; goals <= MAX_GOALS; goals++) {
    const probability = scored[goals] as number;
    chances.home += probability * concededFewerThan(lead + goals);
    chances.away += probability * (1 - concededFewerThan(lead + goals + 1));
  }
  const { draws = 1 } = rates;
  // The probabilities of both sides fall by as much as that of a draw rises.
  const sum = 1 + (draws - 1) * (1 - chances.home - chances.away);
  return { home: chances.home / sum, away: chances.away / sum };
}
