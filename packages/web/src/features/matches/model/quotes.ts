import type { BookmakerNumber, Match } from '@touchline/types';
import { bookmakerNames } from '@touchline/types/client-contract';
import { priceMove } from '../../../api/price-movement.ts';
import { isOpeningLine } from './handicap.ts';
import type { Side } from './match.ts';

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

/** MDT-5: each bookmaker's two prices, the lowest margin first. With their opening prices while these are of the same line. */
export function quotesOf(match: Match, now: number): QuoteRow[] {
  const hasOpening = isOpeningLine(match);
  const best = (side: Side) =>
    Math.max(...Object.values(match.odds).map(({ asia }) => asia[`${side}WinOdd`] ?? 0));
  const bestOf = { home: best('home'), away: best('away') };
  const rows = Object.entries(match.odds).map(([number, { asia }]): QuoteRow => {
    const quote = (side: Side): Quote => {
      const price = asia[`${side}WinOdd`] ?? undefined;
      const opening = hasOpening ? (asia[`${side}WinOpening`] ?? undefined) : undefined;
      const moved = priceMove(price, opening, asia.changedAt, now / 1000);
      return { price, opening, moved, isBest: price !== undefined && price === bestOf[side] };
    };
    const [home, away] = [quote('home'), quote('away')];
    return {
      name: bookmakerNames[Number(number) as BookmakerNumber] ?? number,
      home,
      away,
      margin: marginOf(home.price, away.price),
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
