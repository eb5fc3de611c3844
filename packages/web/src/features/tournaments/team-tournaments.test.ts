import type { Tournament } from '@touchline/types';
import { expect, test } from 'vitest';
import { splitTournaments } from './team-tournaments.tsx';

test('TEA-7 started tournaments are current, later ones upcoming', () => {
  const tournaments = [100, 200, 201].map((startTime) => ({ startTime }) as Tournament);
  const { current, upcoming } = splitTournaments(tournaments, 200_000);
  expect(current.map(({ startTime }) => startTime)).toEqual([100, 200]);
  expect(upcoming.map(({ startTime }) => startTime)).toEqual([201]);
});
