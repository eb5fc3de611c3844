import type { BestPrice } from '@touchline/shared/best-prices';
import { same } from '../localized.ts';
import { bookmakers } from '../odds/bookmakers.ts';

const nameByNumber = new Map(bookmakers.map(({ number, name }) => [number, name]));

/** A quoted price in decimal odds, with its bookmaker. */
export function priceText({ price, booker }: BestPrice) {
  if (price === null || booker === null) return undefined;
  return { price: same((price + 1).toFixed(2)), booker: same(nameByNumber.get(booker) ?? '') };
}
