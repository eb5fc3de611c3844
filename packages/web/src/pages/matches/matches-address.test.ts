import { expect, test } from 'vitest';
import { dayLink, readMatchesAddress } from './matches-address.ts';

const read = (query: string) =>
  readMatchesAddress({ params: { game: 'lol' }, search: new URLSearchParams(query) }, '20261120');

test('MAT-6 without a date the page shows today and all matches', () => {
  expect(read('')).toEqual({
    game: 'lol',
    day: '20261120',
    requestedDate: undefined,
    show: 'all',
    by: 'league',
    find: '',
  });
});

test('MAT-2 the URL has the date and the filter', () => {
  expect(read('date=20261124&show=finished')).toMatchObject({
    day: '20261124',
    show: 'finished',
  });
});

test('MAT-8 an invalid date has no day, an invalid filter shows all matches', () => {
  expect(read('date=20261131&show=best')).toMatchObject({
    day: undefined,
    requestedDate: '20261131',
    show: 'all',
  });
});

test('MAT-2 a link with other list options keeps the rest, and omits defaults', () => {
  const to = dayLink(read('date=20261124&show=finished&by=time&find=vale'));
  expect(to({})).toBe('/lol/matches?date=20261124&show=finished&by=time&find=vale');
  expect(to({ show: 'all', by: 'league', find: '' })).toBe('/lol/matches?date=20261124');
  expect(to({ by: 'importance' })).toContain('by=importance');
  expect(dayLink(read(''))({ date: '20261125' })).toBe('/lol/matches?date=20261125');
});

test('MAT-4 what is in play has no date: the filter leads to today, and another day leaves it', () => {
  const ofOtherDay = read('date=20261124&by=time');
  expect(dayLink(ofOtherDay)({ show: 'live' })).toBe('/lol/matches?show=live&by=time');
  expect(read('date=20261124&show=live')).toEqual(read('show=live'));
  expect(dayLink(read('show=live'))({ date: '20261125' })).toBe('/lol/matches?date=20261125');
  expect(read('date=20261131&show=live').day).toBeUndefined();
});

test('MAT-5 the order is the last one chosen, unless the URL has another', () => {
  const address = (query: string) => ({ params: {}, search: new URLSearchParams(query) });
  const orderOf = (query: string) => readMatchesAddress(address(query), '20261120', 'time').by;
  expect([orderOf(''), orderOf('by=importance')]).toEqual(['time', 'importance']);
});
