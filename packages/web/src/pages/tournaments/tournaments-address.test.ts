import { expect, test } from 'vitest';
import { readTournamentsAddress } from './tournaments-address.ts';

const read = (countryId: string, query = '') =>
  readTournamentsAddress({
    params: { game: 'basketball', countryId },
    search: new URLSearchParams(query),
  });

test('TRN-1 by default the ongoing tournaments of all countries are shown', () => {
  const first = {
    game: 'basketball',
    show: 'ongoing',
    pathCountryId: undefined,
    country: undefined,
  };
  expect(read('all')).toEqual(first);
  expect(read('all', 'show=best&country=Eng%20land')).toEqual(first);
});

test('TRN-2 TRN-3 the country of the path is requested, that of the query only filters the list', () => {
  expect(read('co-eng')).toMatchObject({ pathCountryId: 'co-eng', country: 'co-eng' });
  expect(read('all', 'show=year&country=co-eng')).toMatchObject({
    show: 'year',
    pathCountryId: undefined,
    country: 'co-eng',
  });
});
