import type { MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { nextStop, stopBefore, stopsOf } from './stops.ts';

const timeline: MatchTimeline = {
  matchId: 'ma-1',
  startTime: 1000,
  from: 0,
  to: 9000,
  prices: [],
  periods: [
    { kind: 'half', number: 1, at: [0], home: [0], away: [0] },
    { kind: 'half', number: 2, at: [3700], home: [0], away: [0] },
  ],
};

test('the stops of a match are its goals', () => {
  const incidents = [
    { id: 'in-1', kind: 'yellow-card' as const, at: 1500, text: 'A card' },
    {
      id: 'in-2',
      kind: 'goal' as const,
      side: 'home' as const,
      minute: 17,
      at: 2000,
      text: 'A goal',
    },
    {
      id: 'in-3',
      kind: 'own-goal' as const,
      side: 'away' as const,
      minute: 34,
      at: 3000,
      text: 'Another',
    },
  ];
  expect(stopsOf({ ...timeline, incidents })).toEqual([2000, 3000]);
});

test('without goals they are the beginnings of its periods', () => {
  expect(stopsOf(timeline)).toEqual([1000, 4700]);
});

test('the next stop and the one before are not the present one', () => {
  expect(nextStop([10, 20], 10)).toBe(20);
  expect(stopBefore([10, 20], 20)).toBe(10);
  expect(nextStop([10, 20], 20)).toBeUndefined();
});
