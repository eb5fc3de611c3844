import { expect, test } from 'vitest';
import { callSize, nextRowCount, readTournamentAddress } from './tournament-address.ts';

const read = (query: string) =>
  readTournamentAddress({
    params: { game: 'football', tournamentId: 'to-eng1' },
    search: new URLSearchParams(query),
  });

test('TRN-7 the URL has the number of shown matches, ten by default, and the part of the table', () => {
  expect(read('')).toEqual({ game: 'football', id: 'to-eng1', upcoming: 10, finished: 10 });
  expect(read('table=home')).toMatchObject({ table: 'home' });
  expect(read('table=started')).toEqual(read(''));
  expect(read('season=se-eng1-2025')).toMatchObject({ season: 'se-eng1-2025' });
  expect(read('season=20%2F25')).toEqual(read(''));
  expect(read('season=se-eng1-2025&table=home')).toEqual(read('season=se-eng1-2025'));
  expect(read('upcoming=80&finished=9999')).toMatchObject({ upcoming: 80, finished: 500 });
  expect(read('upcoming=-3&finished=many')).toMatchObject({ upcoming: 10, finished: 10 });
});

test.each([
  [10, 10, undefined],
  [10, 11, 40],
  [40, 39, undefined],
  [40, 40, 80],
  [80, 80, 120],
  [500, 500, undefined],
])('TRN-7 with %d shown and %d loaded, more are %s', (shown, loaded, more) => {
  expect(nextRowCount(shown, loaded)).toBe(more);
  expect(callSize(shown)).toBe(Math.max(40, shown));
});
