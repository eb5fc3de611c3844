import { expect, test } from 'vitest';
import { readSeason, readSeasons } from './read-season.ts';

const PATH = '2013-14/it.1.json';

const match = (change: object = {}) => ({
  round: 'Matchday 1',
  date: '2013-08-24',
  time: '18:00',
  team1: 'Hellas Verona',
  team2: 'AC Milan',
  score: { ht: [1, 1], ft: [2, 1] },
  ...change,
});
const other = match({ team1: 'Sampdoria', team2: 'Juventus' });

const textOf = (matches: readonly object[], name: unknown = 'Italian Serie A 2013/14') =>
  JSON.stringify({ name, matches });

const faultsOf = (change: object) => readSeason(PATH, textOf([other, match(change)])).faults ?? [];

test('a file of football.json becomes a season', () => {
  const { season } = readSeason(`data/${PATH}`, textOf([match({ time: '9:30' }), other]));
  expect(season).toMatchObject({ code: 'it.1', year: 2013, isTwoYear: true, isComplete: true });
  expect(season?.teams).toEqual(['Hellas Verona', 'AC Milan', 'Sampdoria', 'Juventus']);
  expect(season?.matches[0]).toEqual({
    round: 'Matchday 1',
    day: 15_941,
    minutes: 570,
    home: 'Hellas Verona',
    away: 'AC Milan',
    result: { half: [1, 1], full: [2, 1], extra: undefined, shootout: undefined },
    status: undefined,
  });
});

test('a phase in a field of its own becomes part of the round', () => {
  const { season } = readSeason(PATH, textOf([match({ stage: 'Regular' })]));
  expect(season?.matches[0]?.round).toBe('Regular, Matchday 1');
});

test.each([
  [{ date: '2013-02-30' }, 'is no day of the calendar'],
  [{ date: '2016-08-24' }, 'is not in this season'],
  [{ date: ['2013-08-24'] }, 'the date ["2013-08-24"] is no text'],
  [{ date: { toString: 1 } }, 'the date {"toString":1} is no text'],
  [{ time: '25:00' }, 'is no time of the day'],
  [{ score: { ft: [-1, 0] } }, 'two whole numbers from 0'],
  [{ score: { ft: [1.5, 0] } }, 'two whole numbers from 0'],
  [{ score: { ft: [1] } }, 'two whole numbers from 0'],
  [{ score: { ht: [1, 0] } }, 'lacks ft'],
  [{ score: { ht: [2, 0], ft: [1, 0] } }, 'fewer goals at ft than at ht'],
  [{ score: { ft: [1, 1], et: [0, 1] } }, 'fewer goals at et than at ft'],
  [{ score: { ft: [1, 1], p: [4, 4] } }, 'has no winner'],
  [{ team2: 'Hellas Verona' }, 'has the same team on both sides'],
  [{ team1: 'Inter', team2: 'FC Internazionale Milano' }, 'has the same team on both sides'],
  [{ team2: undefined }, 'lacks the name of a team'],
  [{ status: 'lost' }, 'has the status "lost"'],
])('a match with %j is reported by file and match', (change, message) => {
  const [fault, ...more] = faultsOf(change);
  expect(more).toEqual([]);
  expect(fault).toContain('2013-14/it.1.json: match 2');
  expect(fault).toContain(message);
});

test('a match twice is reported with both places', () => {
  expect(readSeason(PATH, textOf([match(), other, match()])).faults).toEqual([
    '2013-14/it.1.json: match 3 (2013-08-24 Hellas Verona – AC Milan): is in the file twice, first as match 1',
  ]);
});

test('a match twice is found by the clubs, however they are spelled', () => {
  const [one, again] = ['Inter', 'FC Internazionale Milano'].map((team2) => match({ team2 }));
  const { faults } = readSeason(PATH, textOf([one, other, again] as object[]));
  expect(faults).toHaveLength(1);
  expect(faults?.[0]).toContain('match 3 (2013-08-24 Hellas Verona – FC Internazionale Milano)');
  expect(faults?.[0]).toContain('is in the file twice, first as match 1');
});

test('names without Latin letters are different clubs', () => {
  const matches = [match({ team1: '上海海港', team2: '北京国安' })];
  expect(readSeason('2013-14/cn.2.json', textOf(matches)).season?.teams).toHaveLength(2);
});

test('a file with thousands of faults names the first ones and counts the others', () => {
  const { faults } = readSeason(PATH, textOf(Array(500).fill({})));
  expect(faults).toHaveLength(21);
  expect(faults?.at(-1)).toBe('2013-14/it.1.json: and 480 more');
});

test('a file with more matches than a season can have is a fault', () => {
  const { faults } = readSeason(PATH, textOf(Array(130_000).fill(match())));
  expect(faults).toEqual(['2013-14/it.1.json: has more than 5000 matches']);
});

test('a file that breaks the reader is a fault of its own', () => {
  const deep = `{"matches":[{"date":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`;
  const { seasons, faults } = readSeasons([
    { path: '2013-14/fr.1.json', text: deep },
    { path: PATH, text: textOf([match()]) },
  ]);
  expect(seasons).toHaveLength(1);
  expect(faults).toEqual([expect.stringContaining('2013-14/fr.1.json: ')]);
});

test('a late round that is dated before the first one is reported', () => {
  const late = match({ round: 'Matchday 38', date: '2013-07-02' });
  expect(readSeason(PATH, textOf([other, late])).faults?.[0]).toContain('before the first round');
});

test.each([
  [PATH, '{', 'is no JSON'],
  [PATH, '[]', 'has no list of matches'],
  [PATH, textOf([]), 'has no match'],
  [PATH, textOf([match({ score: undefined })]), 'has no match with a result'],
  ['2013-14/xy.1.json', textOf([match()], null), 'has no name, and xy.1 is an unknown competition'],
  ['1994-95/it.1.json', textOf([match()]), 'is not of the years of the world, 1996 to 2102'],
  ['2013-14/en-1.json', textOf([match()]), 'has a code too similar to that of en.1'],
  ['2013-14/eng.cup.json', textOf([match()]), 'similar to that of the simulated engcup'],
  ['2013-15/it.1.json', textOf([match()]), 'is not called like 2011-12/en.1.json'],
])('the file %s with %s is reported', (path, text, message) => {
  expect(readSeason(path, text).faults?.[0]).toContain(message);
});

test('an unknown competition with a name is read', () => {
  expect(readSeason('2013-14/xy.1.json', textOf([match()], 'Somewhere')).season?.name).toBe(
    'Somewhere',
  );
});

test('a file with faults, or with the matches of an earlier one, is left out, and no other', () => {
  const { seasons, faults } = readSeasons([
    { path: PATH, text: textOf([match(), other]) },
    { path: '2013-14/it.2.json', text: textOf([match(), other]) },
    { path: '2013-14/fr.1.json', text: 'no' },
    { path: '2013-14/es.1.json', text: textOf([match({ team1: 'Elche CF' })]) },
  ]);
  expect(seasons.map(({ code }) => code)).toEqual(['it.1', 'es.1']);
  expect(faults[0]).toBe('2013-14/it.2.json: has the matches of 2013-14/it.1.json');
  expect(faults[1]).toContain('2013-14/fr.1.json: is no JSON');
});

test('a second file of a competition and year is a fault, named by its whole path', () => {
  const { seasons, faults } = readSeasons([
    { path: '2013-14/it.1.json', text: textOf([match()]) },
    { path: 'copy/2013-14/it.1.json', text: textOf([other]) },
    { path: '2013/xy.1.json', text: textOf([other]) },
    { path: '2014/xy-1.json', text: textOf([match({ date: '2014-08-24' })]) },
  ]);
  expect(seasons).toHaveLength(2);
  expect(faults).toEqual([
    'copy/2013-14/it.1.json: is of the same competition and year as 2013-14/it.1.json',
    '2014/xy-1.json: has a code too similar to that of 2013/xy.1.json',
  ]);
});
