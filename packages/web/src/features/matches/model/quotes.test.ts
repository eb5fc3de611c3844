import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { chancesOf, quotesOf } from './quotes.ts';

const now = kickOff * 1000;
const { awayTeam } = aMatch();
const match = aMatch({
  awayTeam: { ...awayTeam, score: 2 },
  odds: {
    3: {
      asia: {
        homeWinOdd: 0.62,
        awayWinOdd: 1.31,
        homeWinOpening: 0.91,
        awayWinOpening: 0.95,
        changedAt: kickOff - 20,
      },
    },
    22: {
      asia: { homeWinOdd: 0.6, awayWinOdd: 1.38, homeWinOpening: 0.6, changedAt: kickOff - 3600 },
    },
    9: { asia: { homeWinOdd: null, awayWinOdd: null } },
  },
});
const rows = quotesOf(match, now);

test('MDT-5 the best price of each side is marked, and the lowest margin comes first', () => {
  expect(rows.map(({ name, home, away }) => [name, home.isBest, away.isBest])).toEqual([
    ['Pinnacle', false, true],
    ['Crown', true, false],
    ['William Hill', false, false],
  ]);
});

test('MDT-5 the margin is the sum of both implied probabilities minus one', () => {
  expect(rows[1]?.margin).toBeCloseTo(1 / 1.62 + 1 / 2.31 - 1);
  expect(rows[2]?.margin).toBeUndefined();
});

test('MDT-5 a price counts as moved for half a minute, by 5 % of its opening or more', () => {
  expect([rows[1]?.home.moved, rows[1]?.away.moved]).toEqual(['down', 'up']);
  expect(rows[0]?.away.moved).toBeUndefined();
  const later = quotesOf(match, now + 20_000);
  expect(later.map(({ home }) => home.moved)).toEqual([undefined, undefined, undefined]);
  const asia = { homeWinOdd: 0.62, awayWinOdd: 1.31, homeWinOpening: 0.6, changedAt: kickOff };
  expect(quotesOf(aMatch({ odds: { 3: { asia } } }), now)[0]?.home.moved).toBeUndefined();
});

test('MDT-5 while a side leads, prices have neither an opening price nor an arrow', () => {
  const ahead = quotesOf({ ...match, awayTeam }, now);
  expect(ahead.map(({ home }) => [home.opening, home.moved])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(rows[1]?.home.opening).toBe(0.91);
});

test('MDT-5 the chances come from the best prices and add up to one', () => {
  const chances = chancesOf(rows);
  expect((chances?.home ?? 0) + (chances?.away ?? 0)).toBeCloseTo(1);
  expect(chances?.margin).toBeCloseTo(1 / 1.62 + 1 / 2.38 - 1);
  expect(chancesOf([])).toBeUndefined();
});
