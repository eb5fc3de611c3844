import type { Match } from '@touchline/types';
import type { Side } from '../model/match.ts';
import { chancesOfPrices } from '../model/quotes.ts';

const pricesOf = ({ homeTeam, awayTeam }: Match) =>
  [homeTeam.homeTeamAsiaOdds, awayTeam.awayTeamAsiaOdds] as const;

/**
 * The predicted side. The API counts the tips on a match but not on which side they are, so the prediction is the
 * market's: the side with the shorter best price. A finished match keeps its prices at kick-off. Undefined without
 * two prices, or where both are equal.
 */
export function marketPick(match: Match): Side | undefined {
  const [home, away] = pricesOf(match);
  if (home === null || away === null || home === away) return undefined;
  return home < away ? 'home' : 'away';
}

/** The implied probability that the picked side wins rather than loses, with the margin removed. */
export function chanceOf(match: Match): number | undefined {
  const [home, away] = pricesOf(match);
  if (home === null || away === null) return undefined;
  const chances = chancesOfPrices(home, away);
  return Math.max(chances.home, chances.away);
}

export type Verdict = 'hit' | 'miss' | 'drawn';

/** Whether the prediction was right. A draw is neither: a two-way bet is refunded. */
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
