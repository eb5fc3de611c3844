import { expect, test } from 'vitest';
import type { Side } from '../model/match.ts';
import { minutesPressed, momentumPath } from './momentum-data.ts';

const momentum = { at: [0, 59, 119, 179], value: [0, 100, -50, 0] };
const shareOf = (seconds: number) => seconds / 1000;
const pathOf = (side: Side, until = Number.POSITIVE_INFINITY) =>
  momentumPath({ momentum, side, shareOf, until });

test('MDT-8 each minute has a bar of the side that pressed, the home side above the line', () => {
  expect(pathOf('home')).toBe('M0 0h46v30H0z');
  expect(pathOf('away')).toMatch(/^M59 30h46\.8v19\.8H59z$/);
});

test('MDT-8 minutes after the moment that is reached have no bar', () => {
  expect(pathOf('away', 100)).toBe('');
  expect(pathOf('home', 100)).not.toBe('');
});

test('MDT-8 the text says in how many minutes each side pressed', () => {
  expect(minutesPressed(momentum, 179)).toEqual({ home: 1, away: 1 });
  expect(minutesPressed(momentum, 60)).toEqual({ home: 1, away: 0 });
});
