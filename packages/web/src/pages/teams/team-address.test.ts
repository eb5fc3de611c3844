import { expect, test } from 'vitest';
import { pageNumbers, readTeamAddress, shownRows, teamQuery } from './team-address.ts';

const read = (query: string) =>
  readTeamAddress({
    params: { game: 'football', teamId: 'te-eng-7' },
    search: new URLSearchParams(query),
  });

test('TEA-7 without a query the page shows five matches of each list', () => {
  expect(read('')).toEqual({
    game: 'football',
    teamId: 'te-eng-7',
    played: 0,
    next: 0,
    cups: undefined,
    season: undefined,
  });
  expect([shownRows(0), pageNumbers(0)]).toEqual([5, [1]]);
});

test('TEA-7 API-16 each page has twenty matches', () => {
  expect([shownRows(2), pageNumbers(2)]).toEqual([40, [1, 2]]);
});

test('TEA-7 the URL has the state of the page; invalid values and defaults are left out', () => {
  const address = read('played=2&cups=over&next=many');
  expect(address).toMatchObject({ played: 2, next: 0, cups: 'over' });
  expect(teamQuery(address, { next: 1 })).toBe('?played=2&next=1&cups=over');
  expect(teamQuery(address, { played: 0, cups: undefined })).toBe('');
});

test('TEA-9 the URL has the past season that is shown', () => {
  const address = read('season=se-eng1-2025&cups=over');
  expect(address.season).toBe('se-eng1-2025');
  expect(teamQuery(address, {})).toBe('?cups=over&season=se-eng1-2025');
  expect(read('season=20/25').season).toBeUndefined();
});
