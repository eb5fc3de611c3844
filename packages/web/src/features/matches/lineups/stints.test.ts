import type { Lineup, LineupPlayer } from '@touchline/types';
import { expect, test } from 'vitest';
import { stintsOf } from './stints.ts';

const one = (id: string): LineupPlayer => ({ player: { id, name: id } });
const change = (at: number, off: string, on: string) => ({
  at,
  off: one(off).player,
  on: one(on).player,
});
const lineup: Lineup = {
  starters: [one('a'), one('b')],
  bench: [one('c'), one('d')],
  substitutions: [change(100, 'a', 'c'), change(200, 'c', 'a')],
};

test('MDT-7 a player who comes on again has two stints, and one who does not come on has none', () => {
  const { stints, playing } = stintsOf(lineup, 0, 300);
  expect(stints.get('a')).toEqual([
    { from: 0, to: 100 },
    { from: 200, to: 300 },
  ]);
  expect(stints.get('c')).toEqual([{ from: 100, to: 200 }]);
  expect(stints.get('d')).toBeUndefined();
  expect([...playing]).toEqual(['b', 'a']);
});

test('MDT-7 at a moment stints end there, and later changes are not known', () => {
  const { stints, playing } = stintsOf(lineup, 0, 150);
  expect(stints.get('a')).toEqual([{ from: 0, to: 100 }]);
  expect(playing.has('c')).toBe(true);
});

test('MDT-7 a change of a player who is not on is left out of the stints', () => {
  const odd = { ...lineup, substitutions: [change(50, 'x', 'c')] };
  expect(stintsOf(odd, 0, 60).stints.get('x')).toBeUndefined();
});
