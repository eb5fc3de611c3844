import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { call, callKey } from '../../api/call.ts';
import type { Result } from '../../api/result.ts';
import type { SendCall } from '../../api/send-call.ts';
import { setNowAtom } from '../clock/clock.ts';
import { createResources } from './resources.ts';

const live = call('/matches/live', { limit: 16 }, 'en');

function setUp(...answers: Result<unknown>[]) {
  const store = createStore();
  store.set(setNowAtom, 1_000_000);
  const ask = vi.fn(async () => answers.shift() ?? { kind: 'failed', status: 500 });
  const resources = createResources(store, ask as unknown as SendCall);
  return { ask, resources, setNow: (now: number) => store.set(setNowAtom, now) };
}

const ok = (data: unknown): Result<unknown> => ({ kind: 'ok', data });
const failed: Result<unknown> = { kind: 'failed', status: 502 };

test('HOM-2 a call made twice with the same words goes out once', async () => {
  const { ask, resources } = setUp(ok([]));
  const again = call('/matches/live', { limit: 16 }, 'en');
  await Promise.all([resources.load(live), resources.load(again)]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('HOM-2 the same call in another language is another call', async () => {
  const { ask, resources } = setUp(ok([]), ok([]));
  await Promise.all([
    resources.load(live),
    resources.load(call('/matches/live', { limit: 16 }, 'zh')),
  ]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer that is young enough is not asked for again, an old one is', async () => {
  const { ask, resources, setNow } = setUp(ok([1]), ok([2]));
  await resources.load(live, 10_000);
  await resources.load(live, 10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  setNow(1_010_000);
  await resources.load(live, 10_000);
  expect(resources.read(live).result).toEqual(ok([2]));
});

test('SYS-7 what failed rests a while, but not once the network is back, nor in its first moments', async () => {
  const { ask, resources, setNow } = setUp();
  const asksAt = async (now: number, times: number) => {
    setNow(now);
    await resources.load(live, 60_000);
    expect(ask).toHaveBeenCalledTimes(times);
  };
  await asksAt(1_000_000, 1);
  await asksAt(1_005_000, 1);
  resources.forgive();
  await asksAt(1_005_000, 2);
  await asksAt(1_010_000, 3);
  await asksAt(1_016_000, 4);
  await asksAt(1_020_000, 4);
});

test('SYS-7 a failure leaves the older answer in its place and says that it failed', async () => {
  const { resources, setNow } = setUp(ok([1]), failed);
  await resources.load(live);
  setNow(1_060_000);
  await resources.load(live);
  expect(resources.read(live)).toEqual({
    result: ok([1]),
    fetchedAt: 1_000_000,
    pending: false,
    failedAt: 1_060_000,
  });
});

test('SYS-7 a failed call rests before it is asked again by itself, and not when the visitor asks', async () => {
  const { ask, resources, setNow } = setUp(failed, failed, ok([]));
  await resources.load(live, 60_000);
  setNow(1_005_000);
  await resources.load(live, 60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await resources.load(live);
  setNow(1_021_000);
  await resources.load(live, 60_000);
  expect(resources.read(live).result).toEqual(ok([]));
});

test('two visits share nothing', async () => {
  const one = setUp(ok(['mine']));
  const other = setUp(ok(['yours']));
  await one.resources.load(live);
  expect(other.resources.read(live).result).toBeUndefined();
});

test('what one side knows the other side takes over', async () => {
  const server = setUp(ok([1]));
  const browser = setUp();
  await server.resources.load(live);
  browser.resources.restore(JSON.parse(JSON.stringify(server.resources.snapshot())));
  expect(browser.resources.read(live)).toEqual(server.resources.read(live));
});

test('SYS-7 an answer that the device had kept is as old as it is, and newer ones stay', async () => {
  const { resources, setNow } = setUp({ kind: 'ok', data: [1], age: 400_000 }, ok([2]), {
    kind: 'ok',
    data: [1],
    age: 500_000,
  });
  await resources.load(live);
  expect(resources.read(live)).toMatchObject({
    result: { data: [1] },
    fetchedAt: 600_000,
    failedAt: 1_000_000,
  });
  setNow(1_100_000);
  await resources.load(live);
  setNow(1_200_000);
  await resources.load(live);
  expect(resources.read(live)).toMatchObject({
    result: { data: [2] },
    fetchedAt: 1_100_000,
    failedAt: 1_200_000,
  });
});

test('the beginning of a list, however young, is asked for as a whole', async () => {
  const { ask, resources } = setUp(ok([1, 2, 3]));
  const begun = { ...resources.read(live), result: ok([1]), fetchedAt: 1_000_000 };
  resources.restore([[callKey(live), { ...begun, whole: { all: 3 } }]]);
  await resources.load(live, 60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(resources.read(live)).toMatchObject({ result: ok([1, 2, 3]) });
  expect(resources.read(live).whole).toBeUndefined();
});
