import { expect, test } from 'vitest';
import { readWatchAddress } from './watch-address.ts';

const read = (query: string) =>
  readWatchAddress({ params: { game: 'lol' }, search: new URLSearchParams(query) }, '20261120');

test('without a date it is yesterday, with the matches that the site chooses', () => {
  expect(read('')).toEqual({ game: 'lol', day: '20261119', matchIds: [] });
});

test('the URL holds the day and up to four matches, each once', () => {
  expect(read('date=20261114&matches=ma-a,ma-b,no/match,ma-a,ma-c,ma-d,ma-e')).toEqual({
    game: 'lol',
    day: '20261114',
    matchIds: ['ma-a', 'ma-b', 'ma-c', 'ma-d'],
  });
});

test.each(['20261121', '20261131', 'yesterday'])('%s is no day to watch again', (date) => {
  expect(read(`date=${date}`).day).toBeUndefined();
});
