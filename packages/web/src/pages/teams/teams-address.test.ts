import { expect, test } from 'vitest';
import { readTeamsAddress } from './teams-address.ts';

const read = (countryId: string, query = '') =>
  readTeamsAddress({
    params: { game: 'basketball', countryId },
    search: new URLSearchParams(query),
  });

test('TEA-1 the URL selects all countries or one of them', () => {
  expect(read('all')).toEqual({ game: 'basketball', countryId: undefined, pages: 1 });
  expect(read('co-esp').countryId).toBe('co-esp');
});

test('TEA-3 the URL has the number of shown pages', () => {
  expect(read('all', 'pages=3').pages).toBe(3);
  expect(read('all', 'pages=none').pages).toBe(1);
});
