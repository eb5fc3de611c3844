import type { MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { leadAt, leadPath, leadRange, leadSteps } from './lead-data.ts';

const timeline: MatchTimeline = {
  matchId: 'ma-1',
  startTime: 1000,
  from: 0,
  to: 2000,
  prices: [],
  periods: [
    { kind: 'quarter', number: 1, at: [0, 100, 200], home: [0, 2, 2], away: [0, 0, 3] },
    { kind: 'quarter', number: 2, at: [500, 600], home: [0, 25], away: [0, 4] },
  ],
};

test('the lead is the difference of all periods until an instant', () => {
  const steps = leadSteps(timeline);
  expect(steps.map(({ lead }) => lead)).toEqual([0, 2, -1, -1, 20]);
  expect([999, 1100, 1250, 1600, 5000].map((at) => leadAt(steps, at))).toEqual([0, 2, -1, 20, 20]);
});

test('an upstream with scores alone has the same lead', () => {
  const score = { at: [0, 100], home: [0, 2], away: [0, 3] };
  const { periods: _, ...plain } = timeline;
  expect(leadSteps({ ...plain, score })).toEqual([
    { at: 1000, lead: 0 },
    { at: 1100, lead: -1 },
  ]);
});

test('the scale is that of the biggest lead, and not less than ten points', () => {
  expect(leadRange(leadSteps(timeline))).toEqual({ home: 20, away: 1, scale: 20 });
  expect(leadRange([])).toEqual({ home: 0, away: 0, scale: 10 });
});

test('the home lead is drawn above the middle, in steps, up to the last instant', () => {
  const shareOf = (at: number) => (at - 1000) / 1000;
  const steps = leadSteps(timeline);
  const path = leadPath({ steps, scale: 20, shareOf, until: 1300 });
  expect(path).toBe('M0 50H0V50H100V45.2H200V52.4H300V50');
});
