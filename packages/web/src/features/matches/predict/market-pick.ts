import type { Match } from '@touchline/types';

export type Side = 'home' | 'away';

const prices = ({ homeTeam, awayTeam }: Match) =>
  [homeTeam.homeTeamAsiaOdds, awayTeam.awayTeamAsiaOdds] as const;

/**
 * What is predicted. The API counts the tips on a match and does not say on whom they are, so nothing is made up
 * of them: the prediction is the market's, the side with the shorter best price. Of a match that is over the
 * prices are those of its kick-off. Without two prices, or between two alike, there is none.
 */
export function marketPick(match: Match): Side | undefined {
  const [home, away] = prices(match);
  if (home === null || away === null || home === away) return undefined;
  return home < away ? 'home' : 'away';
}

/** The chance in the best prices that the picked side wins rather than loses, the margin taken out. */
export function chanceOf(match: Match): number | undefined {
  const [home, away] = prices(match);
  if (home === null || away === null) return undefined;
  const [one, other] = [1 / (home + 1), 1 / (away + 1)];
  return Math.max(one, other) / (one + other);
}

export type Verdict = 'hit' | 'miss' | 'drawn';

/** What came of it. A draw gives the stake of a two-way price back: it was neither right nor wrong. */
export function verdictOf(match: Match): Verdict | undefined {
  const pick = marketPick(match);
  const { score: home } = match.homeTeam;
  const { score: away } = match.awayTeam;
  if (match.statusId !== 'FINISHED' || !pick || home === null || away === null) return undefined;
  if (home === away) return 'drawn';
  return (home > away ? 'home' : 'away') === pick ? 'hit' : 'miss';
}

export function countVerdicts(matches: readonly Match[]): Record<Verdict, number> {
  const tally = { hit: 0, miss: 0, drawn: 0 };
  for (const match of matches) {
    const verdict = verdictOf(match);
    if (verdict) tally[verdict] += 1;
  }
  return tally;
}
