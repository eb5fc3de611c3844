import { expect, test } from 'vitest';
import { dayLink, readMatchesAddress, stripOf, timingOf } from './matches-address.ts';

const read = (query: string) =>
  readMatchesAddress({ params: { game: 'lol' }, search: new URLSearchParams(query) }, '20261120');

test('MAT-6 without a date the page shows today and all matches', () => {
  expect(read('')).toEqual({
    game: 'lol',
    day: '20261120',
    asked: undefined,
    show: 'all',
    by: 'league',
    find: '',
  });
});

test('MAT-2 a date and a filter stand in the address', () => {
  expect(read('date=20261124&show=live')).toMatchObject({ day: '20261124', show: 'live' });
});

test('MAT-8 a date that is none is told apart, a filter that is none is all', () => {
  expect(read('date=20261131&show=best')).toMatchObject({
    day: undefined,
    asked: '20261131',
    show: 'all',
  });
});

test('MAT-1 the strip goes from one day before to four days after, over the end of a year', () => {
  expect(stripOf('20261230')).toEqual([
    '20261229',
    '20261230',
    '20261231',
    '20270101',
    '20270102',
    '20270103',
  ]);
});

test('MAT-8 a later day is upcoming, the same ongoing, an earlier finished', () => {
  expect(timingOf('20261121', '20261120')).toBe('upcoming');
  expect(timingOf('20261120', '20261120')).toBe('ongoing');
  expect(timingOf('20251231', '20261120')).toBe('finished');
});

test('MAT-2 a link to another look at the day keeps what it does not change, and says nothing usual', () => {
  const to = dayLink(read('date=20261124&show=live&by=time&find=vale'));
  expect(to({})).toBe('/lol/matches?date=20261124&show=live&by=time&find=vale');
  expect(to({ show: 'all', by: 'league', find: '' })).toBe('/lol/matches?date=20261124');
  expect(dayLink(read(''))({ date: '20261125' })).toBe('/lol/matches?date=20261125');
});
