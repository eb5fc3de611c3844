import type { OddsByBookmaker } from '@touchline/types';
import { expect, test } from 'vitest';
import { bestPrice } from './best-prices.ts';

const quote = (homeWinOdd: number | null) => ({ asia: { homeWinOdd, awayWinOdd: null } });

test('ENT-2 the best price is the highest, of equal ones that of the first bookmaker', () => {
  const odds: OddsByBookmaker = { 3: quote(0.9), 9: quote(null), 15: quote(0.95), 22: quote(0.95) };
  expect(bestPrice(odds, 'home')).toEqual({ price: 0.95, booker: 15 });
  expect(bestPrice(odds, 'away')).toEqual({ price: null, booker: null });
});
