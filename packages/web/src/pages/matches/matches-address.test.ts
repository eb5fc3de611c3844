import { expect, test } from 'vitest';
import { dayLink, readMatchesAddress, stripDays, timingOf } from './matches-address.ts';

const read = (query: string) =>
  readMatchesAddress({ params: { game: 'lol' }, search: new URLSearchParams(query) }, '20261120');

test('MAT-6 without a date the page shows today and all matches', () => {
  expect(read('')).toEqual({
    game: 'lol',
    day: '20261120',
    requestedDate: undefined,
    show: 'all',
    by: 'importance',
    find: '',
  });
});

test('MAT-2 the URL has the date and the filter', () => {
  expect(read('date=20261124&show=live')).toMatchObject({ day: '20261124', show: 'live' });
});

test('MAT-8 an invalid date has no day, an invalid filter shows all matches', () => {
  expect(read('date=20261131&show=best')).toMatchObject({
    day: undefined,
    requestedDate: '20261131',
    show: 'all',
  });
});

test('MAT-1 the strip has one day before and four days after, across the end of a year', () => {
  expect(stripDays('20261230')).toEqual([
    '20261229',
    '20261230',
    '20261231',
    '20270101',
    '20270102',
    '20270103',
  ]);
});

test('MAT-8 a later day is upcoming, today ongoing, an earlier day finished', () => {
  expect(timingOf('20261121', '20261120')).toBe('upcoming');
  expect(timingOf('20261120', '20261120')).toBe('ongoing');
  expect(timingOf('20251231', '20261120')).toBe('finished');
});

test('MAT-2 a link with other list options keeps the rest, and omits defaults', () => {
  const to = dayLink(read('date=20261124&show=live&by=time&find=vale'));
  expect(to({})).toBe('/lol/matches?date=20261124&show=live&by=time&find=vale');
  expect(to({ show: 'all', by: 'importance', find: '' })).toBe('/lol/matches?date=20261124');
  expect(to({ by: 'league' })).toContain('by=league');
  expect(dayLink(read(''))({ date: '20261125' })).toBe('/lol/matches?date=20261125');
});
