import type { Match } from '@touchline/types';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { createLiveMatches } from './live-matches.ts';

const at = 1;
const one = aMatch({ id: 'ma-1' });
const two = aMatch({ id: 'ma-2' });

function setUp(...matches: Match[]) {
  const store = createStore();
  const live = createLiveMatches(store);
  live.take([{ kind: 'reset', at, matches }]);
  return { store, live };
}

const goal = { kind: 'patch', at, id: 'ma-1', patch: { homeTeam: { score: 3 } } } as const;

test('a goal moves its own match, and nobody else is told', () => {
  const { store, live } = setUp(one, two);
  const [hears, hearsNot] = [vi.fn(), vi.fn()];
  store.sub(live.of('ma-1'), hears);
  store.sub(live.of('ma-2'), hearsNot);
  live.take([goal]);
  expect(store.get(live.of('ma-1'))?.homeTeam).toMatchObject({
    name: 'Northgate Athletic',
    score: 3,
  });
  expect([hears.mock.calls.length, hearsNot.mock.calls.length]).toEqual([1, 0]);
});

test('who follows a match late finds it as it is by then', () => {
  const { store, live } = setUp(one);
  live.take([goal]);
  expect(store.get(live.of('ma-1'))?.homeTeam.score).toBe(3);
  live.forget();
  expect(store.get(live.of('ma-1'))).toBeUndefined();
});

test('many events of one frame are one change', () => {
  const { store, live } = setUp(one);
  const hears = vi.fn();
  store.sub(live.of('ma-1'), hears);
  live.take([
    goal,
    { ...goal, patch: { homeTeam: { score: 4 } } },
    { ...goal, patch: { tips: 20 } },
  ]);
  expect(hears).toHaveBeenCalledTimes(1);
  expect(live.peek('ma-1')).toMatchObject({ tips: 20, homeTeam: { score: 4 } });
});

test('lists turn when a match begins or ends, not when it moves', () => {
  const { store, live } = setUp(one);
  const turns = vi.fn();
  store.sub(live.turnAtom, turns);
  live.take([goal]);
  expect(turns).not.toHaveBeenCalled();
  live.take([{ kind: 'upsert', at, match: two }]);
  live.take([{ kind: 'remove', at, id: 'ma-1' }]);
  expect(turns).toHaveBeenCalledTimes(2);
  expect(live.ongoing().map(({ id }) => id)).toEqual(['ma-2']);
  expect(live.peek('ma-1')?.statusId).toBe('FINISHED');
});

test('whoever is missing after a reset is over', () => {
  const { live } = setUp(one, two);
  live.take([{ kind: 'reset', at, matches: [two] }]);
  expect(live.peek('ma-1')?.statusId).toBe('FINISHED');
});

test('a goal says whose it was; one that is taken back is none', () => {
  const { store, live } = setUp(one);
  live.take([goal]);
  expect(store.get(live.scoresAtom)).toMatchObject([{ side: 'home', match: { id: 'ma-1' } }]);
  const goals = vi.fn();
  store.sub(live.scoresAtom, goals);
  live.take([{ ...goal, patch: { homeTeam: { score: 2 } } }]);
  expect(goals).not.toHaveBeenCalled();
});

test('a patch for a match that is not known is left aside', () => {
  const { live } = setUp();
  live.take([goal]);
  expect(live.peek('ma-1')).toBeUndefined();
});
