import type { Match } from '@touchline/types';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { createLiveMatches } from './live-matches-store.ts';

const at = 1;
const one = aMatch({ id: 'ma-1' });
const two = aMatch({ id: 'ma-2' });

function setUp(...matches: Match[]) {
  const store = createStore();
  const live = createLiveMatches(store);
  live.applyEvents([{ kind: 'reset', at, matches }]);
  return { store, live };
}

const goal = { kind: 'patch', at, id: 'ma-1', patch: { homeTeam: { score: 3 } } } as const;

test('a goal updates its own match only', () => {
  const { store, live } = setUp(one, two);
  const [onOne, onTwo] = [vi.fn(), vi.fn()];
  store.sub(live.matchAtom('ma-1'), onOne);
  store.sub(live.matchAtom('ma-2'), onTwo);
  live.applyEvents([goal]);
  expect(store.get(live.matchAtom('ma-1'))?.homeTeam).toMatchObject({
    name: 'Northgate Athletic',
    score: 3,
  });
  expect([onOne.mock.calls.length, onTwo.mock.calls.length]).toEqual([1, 0]);
});

test('an atom created late holds the current match', () => {
  const { store, live } = setUp(one);
  live.applyEvents([goal]);
  expect(store.get(live.matchAtom('ma-1'))?.homeTeam.score).toBe(3);
  live.clear();
  expect(store.get(live.matchAtom('ma-1'))).toBeUndefined();
});

test('many events of one frame are one change', () => {
  const { store, live } = setUp(one);
  const onChange = vi.fn();
  store.sub(live.matchAtom('ma-1'), onChange);
  live.applyEvents([
    goal,
    { ...goal, patch: { homeTeam: { score: 4 } } },
    { ...goal, patch: { tips: 20 } },
  ]);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(live.peek('ma-1')).toMatchObject({ tips: 20, homeTeam: { score: 4 } });
});

test('the list version moves when a match begins or ends, not when its score changes', () => {
  const { store, live } = setUp(one);
  const onListChange = vi.fn();
  store.sub(live.listVersionAtom, onListChange);
  live.applyEvents([goal]);
  expect(onListChange).not.toHaveBeenCalled();
  live.applyEvents([{ kind: 'upsert', at, match: two }]);
  live.applyEvents([{ kind: 'remove', at, id: 'ma-1' }]);
  expect(onListChange).toHaveBeenCalledTimes(2);
  expect(live.ongoing().map(({ id }) => id)).toEqual(['ma-2']);
  expect(live.peek('ma-1')?.statusId).toBe('FINISHED');
});

test('a match that is missing from a reset has finished', () => {
  const { live } = setUp(one, two);
  live.applyEvents([{ kind: 'reset', at, matches: [two] }]);
  expect(live.peek('ma-1')?.statusId).toBe('FINISHED');
});

test('an upcoming match that is missing from a reset stays as it is', () => {
  const { live } = setUp(one);
  const upcoming = aMatch({ id: 'ma-3', statusId: 'UPCOMING' });
  live.applyEvents([{ kind: 'upsert', at, match: upcoming }]);
  live.applyEvents([{ kind: 'reset', at, matches: [one] }]);
  expect(live.peek('ma-3')).toBe(upcoming);
});

test('a fetched match updates one that the stream has reported, and is not taken for one', () => {
  const { live } = setUp(one);
  const newer = { ...one, tips: 7 };
  live.applyFetched([newer, two]);
  expect([live.peek('ma-1'), live.peek('ma-2')]).toEqual([newer, undefined]);
});

test('a change has the match before and after it', () => {
  const { store, live } = setUp(one);
  expect(store.get(live.changesAtom)).toEqual([]);
  live.applyEvents([goal]);
  expect(store.get(live.changesAtom)).toEqual([{ before: one, match: live.peek('ma-1') }]);
});

test('a patch for an unknown match is ignored', () => {
  const { live } = setUp();
  live.applyEvents([goal]);
  expect(live.peek('ma-1')).toBeUndefined();
});
