import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { keyOfList, LiveList } from './live-list.ts';

const match = (id: string, homeScore: number) => ({ id, homeScore }) as unknown as Match;
const event = (value: object) => JSON.stringify({ at: 0, ...value });
const reset = (...matches: Match[]) => event({ kind: 'reset', matches });

test('a list that is folded from events equals the list with those matches, in any order', () => {
  const list = new LiveList()
    .after(reset(match('a', 0), match('b', 0)))
    .after(event({ kind: 'patch', id: 'a', patch: { homeScore: 1 } }))
    .after(event({ kind: 'upsert', match: match('c', 2) }))
    .after(event({ kind: 'remove', id: 'b' }));
  expect(list.key).toBe(keyOfList([match('c', 2), match('a', 1)]));
  expect(list.key).not.toBe(keyOfList([match('c', 2), match('a', 0)]));
});

test('a patch of a match that never arrived shows that an event was lost', () => {
  const list = new LiveList().after(reset(match('a', 0)));
  expect(list.isBroken).toBe(false);
  expect(list.after(event({ kind: 'patch', id: 'b', patch: {} })).isBroken).toBe(true);
});

test('readers with the same matches share one list, however they came to it', () => {
  const list = new LiveList();
  const patched = list
    .after(reset(match('a', 0)))
    .after(event({ kind: 'patch', id: 'a', patch: { homeScore: 1 } }));
  expect(patched.shared).toBe(patched);
  expect(list.after(reset(match('a', 1))).shared).toBe(patched);
});

test('a list that no reader has is not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const list = new LiveList();
  const left = new WeakRef(list.after(reset(match('a', 0))));
  await new Promise(setImmediate);
  collect();
  expect(left.deref()).toBeUndefined();
});

test('readers of the same bytes share one list', () => {
  const list = new LiveList();
  expect(list.after(reset(match('a', 0)))).toBe(list.after(reset(match('a', 0))));
});
