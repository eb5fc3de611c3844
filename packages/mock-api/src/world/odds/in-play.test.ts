import { expect, test } from 'vitest';
import type { Fixture, PlayedMatch, Rules } from '../model.ts';
import { createInPlayViews } from './in-play.ts';
import type { QuotingBookmaker } from './quoting-bookmakers.ts';

const GOAL_AT = 1000;
const fixture = { id: 'ma-1', start: 0 } as Fixture;
const play = {
  incidents: [{ at: GOAL_AT, kind: 'goal' }],
  at: (instant: number) => ({ home: instant < GOAL_AT ? 0 : 1, away: 0 }),
} as unknown as PlayedMatch;
const rules = {
  chances: (_: Fixture, state: { home: number }) => ({
    home: state.home > 0 ? 0.7 : 0.4,
    away: 0.2,
  }),
} as unknown as Rules;

const bookmakers = Array.from(
  { length: 100 },
  (_, number) =>
    ({
      bookmaker: { number },
      inPlaySlot: number % 3,
      steps: [{ at: -100, bias: 0, missing: 'none' }],
    }) as unknown as QuotingBookmaker,
);

const viewsAt = (instant: number) =>
  bookmakers.map(createInPlayViews('seed', rules, fixture, play)(instant));

const isSuspended = ({ step }: { step: { missing: string } }) => step.missing === 'both';

test('ENT-2 the prices of a match in play follow its score from the goal on', () => {
  expect(new Set(viewsAt(GOAL_AT - 1).map(({ home }) => home))).toEqual(new Set([0.6]));
  expect(new Set(viewsAt(GOAL_AT).map(({ home }) => home))).toEqual(new Set([0.7]));
  expect(viewsAt(GOAL_AT).every(({ changedAt }) => changedAt === GOAL_AT)).toBe(true);
});

test('ENT-2 each bookmaker updates its prices every three minutes, not all of them at once', () => {
  const changes = bookmakers.slice(0, 3).map((bookmaker) => {
    const views = createInPlayViews('seed', rules, fixture, play);
    const instants = Array.from({ length: 12 }, (_, no) => no * 60);
    return [...new Set(instants.map((instant) => views(instant)(bookmaker).changedAt))];
  });
  expect(changes).toEqual([
    [0, 180, 360, 540],
    [0, 120, 300, 480, 660],
    [0, 60, 240, 420, 600],
  ]);
});

test('ENT-2 about half of the bookmakers suspend their prices for 45 seconds after a goal', () => {
  const suspended = (instant: number) => viewsAt(instant).filter(isSuspended).length;
  expect(suspended(GOAL_AT - 1)).toBeLessThan(10);
  for (const after of [0, 44]) {
    expect(suspended(GOAL_AT + after)).toBeGreaterThan(35);
    expect(suspended(GOAL_AT + after)).toBeLessThan(65);
  }
  expect(suspended(GOAL_AT + 45)).toBeLessThan(10);
});
