import type { Lineup, LineupPlayer, MatchIncident } from '@touchline/types';
import { expect, test } from 'vitest';
import { marksOf, sideAt, splitName } from './on-the-pitch.ts';

const squad = (no: number): LineupPlayer => ({
  player: { id: `pl-a-${no}`, name: `Player ${no}` },
  number: no,
  position: no === 1 ? 'goalkeeper' : no < 6 ? 'defender' : 'midfielder',
});
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, no) => squad(from + no));
const { player: off } = squad(6);
const { player: on } = squad(12);
const lineup: Lineup = {
  formation: '4-4-2',
  starters: numbers(1, 11),
  bench: numbers(12, 14),
  substitutions: [{ at: 3600, minute: 60, off, on }],
};
const red = (no: number, at: number): MatchIncident => ({
  id: `i-${no}`,
  kind: 'red-card',
  at,
  side: 'home',
  playerId: `pl-a-${no}`,
  text: 'Red card',
});
const shirts = (side: ReturnType<typeof sideAt>) =>
  side.lines.map((line) => line.map((one) => one?.number));

test('MDT-7 at any minute the pitch has those who are on it, in the places of those who went off', () => {
  expect(shirts(sideAt(lineup, [], 3599))).toEqual([[1], [2, 3, 4, 5], [6, 7, 8, 9], [10, 11]]);
  const later = sideAt(lineup, [], 3600);
  expect(shirts(later)).toEqual([[1], [2, 3, 4, 5], [12, 7, 8, 9], [10, 11]]);
  expect(later.bench.map(({ number }) => number)).toEqual([13, 14]);
});

test('MDT-7 the place of a player who is sent off stays empty', () => {
  const side = sideAt(lineup, [red(12, 4000), red(3, 9000)], 5000);
  expect(shirts(side)[2]).toEqual([undefined, 7, 8, 9]);
  expect(side.sentOff.map(({ number }) => number)).toEqual([12]);
});

test('MDT-7 line-ups without formation, with twelve players or one twice are shown as far as they make sense', () => {
  const { formation: _, ...bare } = lineup;
  expect(shirts(sideAt(bare, [], 0)).map(({ length }) => length)).toEqual([1, 4, 6]);
  const twelve = { ...lineup, starters: [...numbers(1, 12), squad(1)] };
  expect(shirts(sideAt(twelve, [], 0)).flat()).toHaveLength(12);
  const plain = numbers(1, 3).map(({ player }) => ({ player }));
  expect(sideAt({ ...bare, starters: plain }, [], 0).lines).toEqual([plain]);
  const unknown = { ...lineup, substitutions: [{ at: 0, off: on, on: off }] };
  expect(shirts(sideAt(unknown, [], 1)).flat()).toHaveLength(11);
});

test('MDT-7 goals and cards are marks of the player with the id, or without ids of that name', () => {
  const goal = { id: 'g', kind: 'goal', at: 1, playerId: off.id, text: '' } as const;
  const named = { id: 'y', kind: 'yellow-card', at: 2, player: off.name, text: '' } as const;
  const other = { ...goal, playerId: on.id, player: off.name };
  expect(marksOf(off, [goal, named, other])).toEqual({ goals: [goal], ownGoals: [], card: named });
});

test('MDT-7 a place has the family name, and a short Chinese name as a whole', () => {
  expect(splitName('Ada Maria Field', 'co-eng')).toEqual(['Ada Maria ', 'Field']);
  expect(splitName('弗雷德里克·斯滕', 'co-den')).toEqual(['弗雷德里克·', '斯滕']);
  expect(splitName('Wang Lei', 'co-chn')).toEqual(['', 'Wang Lei']);
  expect(splitName('Kaio', 'co-bra')).toEqual(['', 'Kaio']);
});
