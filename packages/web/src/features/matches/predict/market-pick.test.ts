import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { chanceOf, countVerdicts, marketPick, verdictOf } from './market-pick.ts';
import { dueMatches, judgedMatches } from './tipped-matches.ts';

interface Change extends Partial<Omit<Match, 'homeTeam' | 'awayTeam'>> {
  prices?: [number | null, number | null];
  score?: [number, number];
}

function tipped({ prices = [0.62, 1.38], score = [0, 0], ...change }: Change = {}): Match {
  const match = aMatch(change);
  return {
    ...match,
    homeTeam: { ...match.homeTeam, score: score[0], homeTeamAsiaOdds: prices[0] },
    awayTeam: { ...match.awayTeam, score: score[1], awayTeamAsiaOdds: prices[1] },
  };
}

const finished = (score: [number, number], change: Change = {}) =>
  tipped({ statusId: 'FINISHED', score, ...change });

test('NWS-4 the prediction is the side with the shorter best price', () => {
  expect(marketPick(tipped())).toBe('home');
  expect(marketPick(tipped({ prices: [1.2, 0.7] }))).toBe('away');
});

test('NWS-4 with equal prices, or without two, there is no prediction', () => {
  expect(marketPick(tipped({ prices: [0.9, 0.9] }))).toBeUndefined();
  expect(marketPick(tipped({ prices: [null, 0.9] }))).toBeUndefined();
  expect(chanceOf(tipped({ prices: [null, 0.9] }))).toBeUndefined();
  expect(verdictOf(finished([1, 0], { prices: [0.6, null] }))).toBeUndefined();
});

test('NWS-4 its chance is the implied probability without the margin', () => {
  expect(chanceOf(tipped({ prices: [0.62, 1.38] }))).toBeCloseTo(2.38 / 4, 5);
});

test('NWS-4 a prediction is a hit, a miss, or neither after a draw', () => {
  expect(verdictOf(finished([2, 1]))).toBe('hit');
  expect(verdictOf(finished([1, 2]))).toBe('miss');
  expect(verdictOf(finished([1, 1]))).toBe('drawn');
  expect(verdictOf(tipped({ score: [2, 1] }))).toBeUndefined();
});

test('NWS-4 the tally counts finished matches with a prediction', () => {
  const day = [
    finished([2, 1]),
    finished([3, 0]),
    finished([0, 1]),
    finished([1, 1]),
    tipped(),
    finished([1, 0], { prices: [1, 1] }),
  ];
  expect(countVerdicts(day)).toEqual({ hit: 2, miss: 1, drawn: 1 });
});

test('NWS-4 upcoming matches with tips are listed by kick-off, without those that have begun', () => {
  const at = (id: string, startTime: number, change: Change = {}) =>
    tipped({ id, startTime, statusId: 'UPCOMING', ...change });
  const day = [
    at('ma-b-2', 20),
    at('ma-a-1', 10),
    at('ma-c-3', 5, { tips: 0 }),
    at('ma-d-4', 1, { statusId: 'ONGOING' }),
  ];
  expect(dueMatches(day).map(({ id }) => id)).toEqual(['ma-a-1', 'ma-b-2']);
});

test('NWS-4 finished matches with tips and a prediction are judged, the most tipped first', () => {
  const day = [
    finished([1, 0], { id: 'ma-a-1', tips: 2 }),
    finished([1, 0], { id: 'ma-b-2', tips: 9 }),
    finished([1, 0], { id: 'ma-c-3', tips: 0 }),
    finished([1, 0], { id: 'ma-d-4', prices: [1, 1] }),
    tipped({ id: 'ma-e-5' }),
  ];
  expect(judgedMatches(day).map(({ id }) => id)).toEqual(['ma-b-2', 'ma-a-1']);
});
