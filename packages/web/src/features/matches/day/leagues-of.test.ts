import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { leaguesOf } from './leagues-of.ts';

const [one, two, three] = ['ma-1', 'ma-2', 'ma-3'].map((id) => aMatch({ id })) as [
  ReturnType<typeof aMatch>,
  ReturnType<typeof aMatch>,
  ReturnType<typeof aMatch>,
];
const carried = { kind: 'carried', id: '20261128', matches: [one, two] } as const;
const league = { kind: 'league', id: 'to-eng1', matches: [three] } as const;
const linksOf = (...sections: Parameters<typeof leaguesOf>[0] & object) =>
  leaguesOf(sections).map(({ anchor, count }) => [anchor, count]);

test('MAT-5 a league with matches in play since yesterday is listed once, with all of its matches', () => {
  expect(linksOf(carried, league)).toEqual([['on-to-eng1', 3]]);
  expect(linksOf(league)).toEqual([['in-to-eng1', 1]]);
});

test('MAT-5 while only the first rows are loaded, a league has its number in the whole list', () => {
  expect(linksOf({ ...league, total: 9 })).toEqual([['in-to-eng1', 9]]);
  expect(linksOf({ ...carried, total: 40, leagueTotals: { 'on-to-eng1': 8 } })).toEqual([
    ['on-to-eng1', 8],
  ]);
});

test('a list by time has no leagues', () => {
  expect(linksOf(carried, { kind: 'time', id: '900', matches: [three] })).toEqual([]);
});
