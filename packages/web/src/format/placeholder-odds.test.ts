import { expect, test } from 'vitest';
import { placeholderOdds } from './placeholder-odds.ts';

const ids = Array.from({ length: 500 }, (_, number) => `ma-eng1-26-${number}-3`);

test('PRF-4 a placeholder lies between 1.5 and 3.5 in decimal', () => {
  for (const id of ids) {
    for (const side of ['home', 'away'] as const) {
      const decimal = placeholderOdds(id, side) + 1;
      expect(decimal).toBeGreaterThanOrEqual(1.5);
      expect(decimal).toBeLessThanOrEqual(3.5);
    }
  }
});

test('PRF-4 the two placeholders of a match are a possible pair', () => {
  for (const id of ids) {
    const [home, away] = (['home', 'away'] as const).map((side) => placeholderOdds(id, side));
    expect(1 / (1 + (home ?? 0)) + 1 / (1 + (away ?? 0))).toBeCloseTo(1.05, 5);
  }
});

test('PRF-4 the same match and side always have the same placeholder', () => {
  expect(placeholderOdds('ma-eng1-26-12-3', 'home')).toBe(
    placeholderOdds('ma-eng1-26-12-3', 'home'),
  );
});

test('PRF-4 the placeholders of many matches are spread out', () => {
  expect(new Set(ids.map((id) => placeholderOdds(id, 'home'))).size).toBeGreaterThan(100);
});
