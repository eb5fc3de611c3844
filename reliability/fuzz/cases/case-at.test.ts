import type { SampleData } from '@touchline/contract-tests/discover';
import type { Match, Tournament } from '@touchline/types';
import { expect, test } from 'vitest';
import { casesOf } from './case-at.ts';

const sample: SampleData = {
  today: '20261128',
  sports: ['football'],
  matches: [
    { id: 'ma-eng1-26-1', homeTeam: { id: 'te-eng-1' }, awayTeam: { id: 'te-eng-2' } } as Match,
  ],
  finished: [],
  tournaments: [{ id: 'to-eng1', currentSeasonId: 'se-eng1-26' } as Tournament],
  rankings: [],
  news: [],
};
const indices = Array.from({ length: 300 }, (_, index) => index);

test('an index of a seed is the same request in every run', () => {
  const [one, other] = [casesOf(sample, 7), casesOf(sample, 7)];
  for (const index of indices.toReversed()) expect(other(index)).toEqual(one(index));
});

test('different indices and seeds are different requests', () => {
  const titles = (seed: number) => indices.map(casesOf(sample, seed)).map(({ title }) => title);
  expect(new Set([...titles(1), ...titles(2)]).size).toBeGreaterThan(350);
});

test('calls of the contract, bodies and bytes that are no HTTP are all among them', () => {
  const cases = indices.map(casesOf(sample, 1));
  expect(new Set(cases.map(({ way }) => way))).toEqual(new Set(['kept', 'alone', 'abandoned']));
  expect(new Set(cases.flatMap(({ methods }) => methods))).toContain('POST');
  expect(cases.some(({ expectation }) => expectation.names)).toBe(true);
});
