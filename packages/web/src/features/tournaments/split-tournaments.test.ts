import type { Tournament } from '@touchline/types';
import { expect, test } from 'vitest';
import { splitTournaments } from './split-tournaments.ts';

test('TEA-7 what has begun is under way, what begins later is to come', () => {
  const cups = [100, 200, 201].map((startTime) => ({ startTime }) as Tournament);
  const { current, upcoming } = splitTournaments(cups, 200_000);
  expect(current.map(({ startTime }) => startTime)).toEqual([100, 200]);
  expect(upcoming.map(({ startTime }) => startTime)).toEqual([201]);
});
