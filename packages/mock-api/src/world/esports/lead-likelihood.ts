import { memoized } from '@touchline/shared/domain/bounded-map';
import { LOSER_EXPONENT, OVERTIME_CHANCE } from './maps.ts';
import type { MapScore } from './titles.ts';

/** A possible final score of a map, weighted by its probability. */
interface FinalScore {
  readonly winner: number;
  readonly loser: number;
  readonly weight: number;
}

const MAX_SAMPLES = 15;

/** At most MAX_SAMPLES evenly spaced numbers of a range, both ends included. */
function sampleRange(from: number, to: number): number[] {
  const count = Math.min(MAX_SAMPLES, to - from + 1);
  if (count === 1) return [from];
  return Array.from({ length: count }, (_, no) =>
    Math.round(from + ((to - from) * no) / (count - 1)),
  );
}

/** All final scores of a map with the weights that `drawMapScore` gives them. */
const possibleFinals = memoized((score: MapScore): FinalScore[] => {
  if (score.kind === 'count') {
    return sampleRange(...score.winner).flatMap((winner) =>
      sampleRange(...score.loser).map((loser) => ({
        winner,
        loser: Math.min(winner - 1, loser),
        weight: 1,
      })),
    );
  }
  const { to, lead } = score;
  const overtime = lead > 1 ? OVERTIME_CHANCE : 0;
  const count = to - lead + 1;
  const cumulativeShare = (loser: number) => (loser / count) ** (1 / LOSER_EXPONENT);
  const regular = Array.from({ length: count }, (_, loser) => ({
    winner: to,
    loser,
    weight: (1 - overtime) * (cumulativeShare(loser + 1) - cumulativeShare(loser)),
  }));
  const afterOvertime = [1, 2, 3].map((more) => ({
    winner: to + more,
    loser: to + more - 2,
    weight: overtime / 3,
  }));
  return [...regular, ...afterOvertime];
});

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++) {
    logFactorials.push((logFactorials[next - 1] as number) + Math.log(next));
  }
  return logFactorials[n] as number;
}
const logBinomial = (of: number, n: number): number =>
  logFactorial(of) - logFactorial(n) - logFactorial(of - n);

/**
 * Weight of a final score times the probability that the map passed through a given score. Points
 * come in any order, but the last one is the winner's.
 */
function scorePassWeight({ winner, loser, weight }: FinalScore, won: number, lost: number): number {
  if (won >= winner || lost > loser) return 0;
  const all = winner - 1 + loser;
  return (
    weight *
    Math.exp(logBinomial(winner - 1, won) + logBinomial(loser, lost) - logBinomial(all, won + lost))
  );
}

/** Likelihood ratio of the current score of a map: home side wins it against away side wins it. */
export function leadLikelihoodRatio(score: MapScore, home: number, away: number): number {
  let [homeWins, awayWins] = [0, 0];
  for (const final of possibleFinals(score)) {
    homeWins += scorePassWeight(final, home, away);
    awayWins += scorePassWeight(final, away, home);
  }
  // The map is over: no final passes through its score.
  if (homeWins === awayWins) return home === away ? 1 : home > away ? 1e6 : 1e-6;
  return Math.min(1e6, Math.max(1e-6, homeWins / awayWins));
}
