import type { Match } from '@touchline/types';
import { bookmakers } from '../../../api/bookmakers.ts';
import { hasMovedLately } from '../../../api/price-movement.ts';
import { formatOdds, type OddsFormat } from '../../../format/odds.ts';
import { placeholderOdds } from '../../../format/placeholder-odds.ts';

export interface Price {
  text: string;
  /** Nobody quotes this side: the figure is for looking at only (PRF-4). */
  guess: boolean;
  moved: 'up' | 'down' | undefined;
  booker: string | undefined;
}

/** The best price on one side, in the visitor's format. */
export function priceOf(
  match: Match,
  side: 'home' | 'away',
  format: OddsFormat,
  now: number,
): Price {
  const { homeTeam: home, awayTeam: away } = match;
  const net = side === 'home' ? home.homeTeamAsiaOdds : away.awayTeamAsiaOdds;
  const number = side === 'home' ? home.homeTeamAsiaOddsBooker : away.awayTeamAsiaOddsBooker;
  if (net === null) {
    const text = formatOdds(placeholderOdds(match.id, side), format);
    return { text, guess: true, moved: undefined, booker: undefined };
  }
  return {
    text: formatOdds(net, format),
    guess: false,
    moved: number === null ? undefined : movement(match, number, side, now),
    booker: number === null ? undefined : bookmakers[number],
  };
}

function movement(match: Match, number: number, side: 'home' | 'away', now: number) {
  const quote = match.odds[number]?.asia;
  if (!quote || !hasMovedLately(quote.changedAt, now / 1000)) return undefined;
  const [price, opening] =
    side === 'home'
      ? [quote.homeWinOdd, quote.homeWinOpening]
      : [quote.awayWinOdd, quote.awayWinOpening];
  if (price == null || opening == null || price === opening) return undefined;
  return price > opening ? 'up' : 'down';
}
