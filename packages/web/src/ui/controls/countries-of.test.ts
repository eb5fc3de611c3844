import { expect, test } from 'vitest';
import { countriesOf } from './countries-of.ts';

const named = (...names: string[]) =>
  names.map((name, at) => ({ id: `co-${at}`, name, logo: `flags/${at}` }));

test('TRN-2 TEA-2 countries are unique by name, without blank names, in alphabetical order', () => {
  expect(countriesOf(named('Spain', '', 'England', ' ', 'Spain'), 'en')).toEqual([
    { id: 'co-2', name: 'England', logo: 'flags/2' },
    { id: 'co-0', name: 'Spain', logo: 'flags/0' },
  ]);
});

test('Chinese names are in the order of their pronunciation', () => {
  const names = countriesOf(named('中国', '英格兰', '巴西'), 'zh').map(({ name }) => name);
  expect(names).toEqual(['巴西', '英格兰', '中国']);
});
