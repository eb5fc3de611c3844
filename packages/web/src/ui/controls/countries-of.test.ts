import { expect, test } from 'vitest';
import { countriesOf } from './countries-of.ts';

const flagOf = ({ id }: { id: string }) => `/flags/${id}`;
const named = (...names: string[]) => names.map((name, at) => ({ id: `co-${at}`, name }));

test('TRN-2 TEA-2 countries are unique by name, without blank names, in alphabetical order', () => {
  expect(countriesOf(named('Spain', '', 'England', ' ', 'Spain'), flagOf, 'en')).toEqual([
    { id: 'co-2', name: 'England', flag: '/flags/co-2' },
    { id: 'co-0', name: 'Spain', flag: '/flags/co-0' },
  ]);
});

test('Chinese names are in the order of their pronunciation', () => {
  const names = countriesOf(named('中国', '英格兰', '巴西'), flagOf, 'zh').map(({ name }) => name);
  expect(names).toEqual(['巴西', '英格兰', '中国']);
});
