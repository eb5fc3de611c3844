import type { MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import {
  chancesAt,
  firstMoves,
  lineAt,
  lineChanges,
  openingOf,
  spreadAt,
  tapePaths,
} from './price-tape-data.ts';

const timeline: MatchTimeline = {
  matchId: 'ma-1',
  startTime: 1000,
  from: 0,
  to: 7000,
  incidents: [
    { id: 'in-1', kind: 'goal', side: 'home', minute: 11, at: 1600, text: 'A goal' },
    { id: 'in-2', kind: 'goal', side: 'home', minute: 51, at: 5000, text: 'A late goal' },
  ],
  prices: [
    { bookmaker: 2, homeOpening: 1.5, at: [-900, 640], home: [1.2, 0.5], away: [0.8, 1.9] },
    { bookmaker: 22, at: [-600, 612], home: [1, 0.6], away: [0.9, null] },
  ],
};

test('the spread of a side is that of all bookmakers with a price at the instant', () => {
  expect(spreadAt(timeline, 'home', 1000)).toEqual({ low: 1, high: 1.2 });
  expect(spreadAt(timeline, 'away', 1700)).toEqual({ low: 1.9, high: 1.9 });
  expect(spreadAt(timeline, 'home', 0)).toBeUndefined();
});

test('the opening price is the best opening value, or the best first price', () => {
  expect(openingOf(timeline, 'home')).toBe(1.5);
  expect(openingOf(timeline, 'away')).toBe(0.9);
});

test('the chances are those of the best prices, without their margin', () => {
  expect(chancesAt(timeline, 1000)?.home).toBeCloseTo(1 / 2.2 / (1 / 2.2 + 1 / 1.9));
  expect(chancesAt(timeline, 0)).toBeUndefined();
});

test('who moved first is named for each goal that a price answers within five minutes', () => {
  expect(firstMoves(timeline)).toEqual([{ at: 1600, bookmaker: 22, seconds: 12 }]);
});

test('a shorter price is drawn higher, and nothing after the last instant', () => {
  const input = { timeline, side: 'home', start: 1000, end: 2000, steps: 2 } as const;
  const { best, band } = tapePaths({ ...input, until: 1999 });
  expect(best).toBe('M0 54.5L500 54.5');
  expect(band).toBe('M0 54.5L500 54.5L500 50L0 50Z');
  expect(tapePaths({ ...input, until: 900 })).toEqual({ best: '', band: '' });
});

const played: MatchTimeline = {
  ...timeline,
  endedAt: 6900,
  score: { at: [0, 600, 2000, 4000], home: [0, 1, 1, 2], away: [0, 0, 1, 1] },
};

test('the line moves with the lead in football, and is level again after the end', () => {
  expect(lineChanges(played, 'football')).toEqual([
    { at: 1600, line: '−0.5' },
    { at: 3000, line: '0' },
    { at: 5000, line: '−0.5' },
  ]);
  expect(lineAt(played, 'away', 1700, 'football')).toBe('+0.5');
  expect(lineAt(played, 'away', 3100, 'football')).toBe('0');
  expect(lineAt(played, 'home', 6900, 'football')).toBe('0');
});

test('without draws the line never moves', () => {
  expect(lineChanges(played, 'basketball')).toEqual([]);
  expect(lineAt(played, 'home', 1700, 'basketball')).toBe('0');
});

test('prices of two lines are not joined in one curve', () => {
  const input = { timeline, side: 'home', start: 1000, end: 2000, steps: 4, until: 1999 } as const;
  expect(tapePaths(input).best).toBe('M0 54.5L250 54.5L500 54.5L750 37.5');
  const { best, band } = tapePaths({ ...input, breaks: [1600] });
  expect(best).toBe('M0 54.5L250 54.5L500 54.5M750 37.5');
  expect(band.match(/M/g)).toHaveLength(2);
});
