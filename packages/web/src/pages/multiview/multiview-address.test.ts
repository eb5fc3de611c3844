import { expect, test } from 'vitest';
import { readMultiviewAddress } from './multiview-address.ts';

const read = (query: string) =>
  readMultiviewAddress({ params: { game: 'lol' }, search: new URLSearchParams(query) }, '20261120');

test('without a date it is now, with the matches that the site chooses', () => {
  expect(read('')).toEqual({ game: 'lol', day: 'now', matchIds: [], hasBadIds: false });
});

test.each([
  ['ma-a,ma-b,ma-a', ['ma-a', 'ma-b'], false],
  ['ma-a,no/match', ['ma-a'], true],
  ['ma-1,ma-2,ma-3,ma-4,ma-5,ma-6,ma-7', [1, 2, 3, 4, 5, 6].map((n) => `ma-${n}`), false],
])('?matches=%s names matches, each once and six at most', (matches, matchIds, hasBadIds) => {
  expect(read(`date=20261114&matches=${matches}`)).toEqual({
    game: 'lol',
    day: '20261114',
    matchIds,
    hasBadIds,
  });
});

test('yesterday is a day too', () => {
  expect(read('date=yesterday').day).toBe('20261119');
});

test.each(['20261121', '20261131', 'tomorrow'])('%s is no day to play in sync', (date) => {
  expect(read(`date=${date}`).day).toBeUndefined();
});
