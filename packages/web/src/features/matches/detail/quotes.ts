import type { BookmakerNumber, Match } from '@touchline/types';
import { bookmakerNames } from '@touchline/types/client-contract';
import { priceMove } from '../../../api/price-movement.ts';
import { isOpeningLine } from '../model/handicap.ts';

export interface Quote {
  price: number | undefined;
  opening: number | undefined;
  moved: 'up' | 'down' | undefined;
  isBest: boolean;
}

export interface QuoteRow {
  name: string;
  home: Quote;
  away: Quote;
  /** The sum of the implied probabilities minus one; undefined where a side has no price. */
  margin: number | undefined;
  changedAt: number | undefined;
}

/** Above every real margin: bookmakers without one come last. */
const MARGIN_IF_UNKNOWN = 9;

/** A net price's implied probability. */
export const implied = (price: number) => 1 / (1 + price);

const withoutNull = (price: number | null | undefined) => price ?? undefined;

/** MDT-5: each bookmaker's two prices, the lowest margin first. With their opening prices while these are of the same line. */
export function quotesOf(match: Match, now: number): QuoteRow[] {
  const hasOpening = isOpeningLine(match);
  const all = Object.entries(match.odds).map(([number, { asia }]) => ({ number, asia }));
  const best = (side: 'homeWinOdd' | 'awayWinOdd') =>
    Math.max(...all.map(({ asia }) => asia[side] ?? 0));
  const [bestHome, bestAway] = [best('homeWinOdd'), best('awayWinOdd')];

  const rows = all.map(({ number, asia }): QuoteRow => {
    const quote = (
      price: number | undefined,
      first: number | null | undefined,
      bestPrice: number,
    ): Quote => {
      const opening = hasOpening ? withoutNull(first) : undefined;
      const moved = priceMove(price, opening, asia.changedAt, now / 1000);
      return { price, opening, moved, isBest: price !== undefined && price === bestPrice };
    };
    const [home, away] = [withoutNull(asia.homeWinOdd), withoutNull(asia.awayWinOdd)];
    return {
      name: bookmakerNames[Number(number) as BookmakerNumber] ?? number,
      home: quote(home, asia.homeWinOpening, bestHome),
      away: quote(away, asia.awayWinOpening, bestAway),
      margin: marginOf(home, away),
      changedAt: asia.changedAt,
    };
  });
  return rows.sort(
    (one, other) => (one.margin ?? MARGIN_IF_UNKNOWN) - (other.margin ?? MARGIN_IF_UNKNOWN),
  );
}

const marginOf = (home: number | undefined, away: number | undefined) =>
  home === undefined || away === undefined ? undefined : implied(home) + implied(away) - 1;

export interface Chances {
  home: number;
  away: number;
  margin: number;
}

/** The implied probabilities of the best prices, with their margin removed. */
export function chancesOf(rows: readonly QuoteRow[]): Chances | undefined {
  const home = rows.find((row) => row.home.isBest)?.home.price;
  const away = rows.find((row) => row.away.isBest)?.away.price;
  if (home === undefined || away === undefined) return undefined;
  return chancesOfPrices(home, away);
}

export function chancesOfPrices(home: number, away: number): Chances {
  const total = implied(home) + implied(away);
  return { home: implied(home) / total, away: implied(away) / total, margin: total - 1 };
}
