import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import type { Result } from '../../api/result.ts';
import type { SendCall } from '../../api/send-call.ts';
import { nowAtom } from '../clock/clock.ts';
import { createResources } from './resources.ts';

const live = call('/matches/live', { limit: 16 }, 'en');

function setUp(...results: Result<unknown>[]) {
  const store = createStore();
  store.set(nowAtom, 1_000_000);
  const sendCall = vi.fn(async () => results.shift() ?? { kind: 'failed', status: 500 });
  const resources = createResources(store, sendCall as unknown as SendCall);
  return { sendCall, resources, setNow: (now: number) => store.set(nowAtom, now) };
}

const ok = (data: unknown): Result<unknown> => ({ kind: 'ok', data });
const failed: Result<unknown> = { kind: 'failed', status: 502 };

test('HOM-2 two calls with the same parameters send one request', async () => {
  const { sendCall, resources } = setUp(ok([]));
  const again = call('/matches/live', { limit: 16 }, 'en');
  await Promise.all([resources.load(live), resources.load(again)]);
  expect(sendCall).toHaveBeenCalledTimes(1);
});

test('PRF-8 calls are sent again whatever their age', async () => {
  const { resources } = setUp(ok('hidden'), ok('fresh'), ok('shown'));
  await resources.load(live);
  const other = call('/matches/main', { timezoneOffset: 0 }, 'en');
  await resources.load(other);
  await resources.renew(({ result }) => JSON.stringify(result).includes('hidden'));
  expect(resources.read(live).result).toEqual(ok('shown'));
  expect(resources.read(other).result).toEqual(ok('fresh'));
});

test('HOM-2 the same call in another language is another call', async () => {
  const { sendCall, resources } = setUp(ok([]), ok([]));
  await Promise.all([
    resources.load(live),
    resources.load(call('/matches/live', { limit: 16 }, 'zh')),
  ]);
  expect(sendCall).toHaveBeenCalledTimes(2);
});

test('a result younger than the maximum age is not requested again, an older one is', async () => {
  const { sendCall, resources, setNow } = setUp(ok([1]), ok([2]));
  await resources.load(live, 10_000);
  await resources.load(live, 10_000);
  expect(sendCall).toHaveBeenCalledTimes(1);
  setNow(1_010_000);
  await resources.load(live, 10_000);
  expect(resources.read(live).result).toEqual(ok([2]));
});

test('SYS-7 a failed call waits before it is retried, but not when the network has just come back', async () => {
  const { sendCall, resources, setNow } = setUp();
  const loadAt = async (now: number, times: number) => {
    setNow(now);
    await resources.load(live, 60_000);
    expect(sendCall).toHaveBeenCalledTimes(times);
  };
  await loadAt(1_000_000, 1);
  await loadAt(1_005_000, 1);
  resources.retryFailures();
  await loadAt(1_005_000, 2);
  await loadAt(1_010_000, 3);
  await loadAt(1_016_000, 4);
  await loadAt(1_020_000, 4);
});

test('SYS-7 a failure keeps the older result and records when it failed', async () => {
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

test('SYS-7 a failed call waits before an automatic retry, and not before a manual one', async () => {
  const { sendCall, resources, setNow } = setUp(failed, failed, ok([]));
  await resources.load(live, 60_000);
  setNow(1_005_000);
  await resources.load(live, 60_000);
  expect(sendCall).toHaveBeenCalledTimes(1);
  await resources.load(live);
  setNow(1_021_000);
  await resources.load(live, 60_000);
  expect(resources.read(live).result).toEqual(ok([]));
});

test('SYS-7 a cached response completes a list of which only the beginning is loaded', async () => {
  const { resources } = setUp({ kind: 'ok', data: [1, 2, 3], ageMs: 60_000 });
  const beginning = { ...resources.read(live), result: ok([1]), fetchedAt: 1_000_000 };
  resources.restore([[live, { ...beginning, totals: { all: 3 } }]]);
  await resources.load(live);
  expect(resources.read(live)).toMatchObject({ result: { data: [1, 2, 3] }, fetchedAt: 940_000 });
  expect(resources.read(live).totals).toBeUndefined();
});

test('two sessions share no resources', async () => {
  const one = setUp(ok(['mine']));
  const other = setUp(ok(['yours']));
  await one.resources.load(live);
  expect(other.resources.read(live).result).toBeUndefined();
});

test('the browser restores the snapshot of the server', async () => {
  const server = setUp(ok([1]));
  const browser = setUp();
  await server.resources.load(live);
  browser.resources.restore(JSON.parse(JSON.stringify(server.resources.snapshot())));
  expect(browser.resources.read(live)).toEqual(server.resources.read(live));
});

test('SYS-7 a cached response keeps its age, and never replaces a newer result', async () => {
  const { resources, setNow } = setUp({ kind: 'ok', data: [1], ageMs: 400_000 }, ok([2]), {
    kind: 'ok',
    data: [1],
    ageMs: 500_000,
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

test('a list of which only the beginning is loaded is requested, however recent', async () => {
  const { sendCall, resources } = setUp(ok([1, 2, 3]));
  const beginning = { ...resources.read(live), result: ok([1]), fetchedAt: 1_000_000 };
  resources.restore([[live, { ...beginning, totals: { all: 3 } }]]);
  await resources.load(live, 60_000);
  expect(sendCall).toHaveBeenCalledTimes(1);
  expect(resources.read(live)).toMatchObject({ result: ok([1, 2, 3]) });
  expect(resources.read(live).totals).toBeUndefined();
});
