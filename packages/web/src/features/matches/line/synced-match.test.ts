import type { MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { spanOf, syncedMatch } from './synced-match.ts';

const halves = [
  { kind: 'half' as const, number: 1, at: [0], home: [0], away: [0] },
  { kind: 'half' as const, number: 2, at: [3700], home: [0], away: [0] },
];
const timeline: MatchTimeline = {
  matchId: 'ma-1',
  startTime: kickOff,
  from: 0,
  to: kickOff + 6300,
  startedAt: kickOff,
  endedAt: kickOff + 6300,
  prices: [],
  periods: halves,
};
const goal = {
  id: 'in-1',
  kind: 'goal' as const,
  side: 'home' as const,
  minute: 9,
  text: 'A goal',
};
const watched = (change: Partial<MatchTimeline>) =>
  syncedMatch(aMatch({ statusId: 'FINISHED' }), { ...timeline, ...change });

test('the stops of football are goals and ends: those of a goalless match do not reveal it', () => {
  const matches = [watched({}), watched({ incidents: [{ ...goal, at: kickOff + 540 }] })];
  expect(spanOf(matches, 'football')).toEqual({
    start: kickOff,
    end: kickOff + 6300,
    stops: [kickOff + 540, kickOff + 6300, kickOff + 6300],
  });
});

test('without incidents they are the changes of the score', () => {
  const score = { at: [0, 700], home: [0, 1], away: [0, 0] };
  expect(spanOf([watched({ score })], 'football').stops).toEqual([kickOff + 700, kickOff + 6300]);
});

test('the stops of other sports are the beginnings of their parts', () => {
  expect(spanOf([watched({})], 'basketball').stops).toEqual([
    kickOff,
    kickOff + 3700,
    kickOff + 6300,
  ]);
});

test('a match that has not begun has nothing to show', () => {
  const { startedAt: _, endedAt: __, ...before } = timeline;
  expect(syncedMatch(aMatch(), before).fold).toBeUndefined();
});
