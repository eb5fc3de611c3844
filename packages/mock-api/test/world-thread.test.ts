import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createTestState } from '../src/testing/test-state.ts';
import { lazy } from '../src/world/lazy.ts';
import { createWorld } from '../src/world/world.ts';
import type { WorldJob } from '../src/world-thread/world-job.ts';
import { WorldThread, type WorldThreadOptions } from '../src/world-thread/world-thread.ts';

const NOW = Date.parse('2026-11-28T15:20:00Z');
const WORKER = new URL('../src/world-thread/world-worker.ts', import.meta.url);
const STUCK_WORKER = new URL('stuck-worker.ts', import.meta.url);

const world = createWorld({ seed: 'touchline', size: 'small' });

function startThread(options: Partial<WorldThreadOptions>): WorldThread {
  const thread = new WorldThread({ entry: WORKER, world, ...options });
  onTestFinished(() => thread.close());
  return thread;
}

function setUp(worldThread?: WorldThread) {
  const app = buildApp({
    ...createTestState({ real: () => NOW, world: () => NOW }),
    world,
    worldThread,
    devTools: true,
    stormWorld: lazy(() => createWorld({ seed: 'touchline', size: 'storm' })),
  });
  onTestFinished(() => app.close());
  return app;
}

const job = (instant: number): WorldJob => ({
  operation: 'listLiveMatches',
  input: {},
  world: 'standard',
  instant,
  language: 'en',
});

const run = async (thread: WorldThread, instant: number, signal = new AbortController().signal) =>
  String((await thread.run(job(instant), signal)).body);

test.each([
  ['/matches/live?limit=5', { 'x-world-at': '2031-05-03T15:00:00Z' }],
  ['/matches?date=20310503&timezoneOffset=0', { 'x-world-at': '2031-05-03T15:00:00Z' }],
  ['/teams/rankings?sportType=football', { 'x-mock-scenario': 'half-filled' }],
  ['/matches/live?limit=5', { 'x-mock-scenario': 'long-names,odds-storm' }],
  ['/teams/details?teamId=te-none', { 'x-world-at': '2031-05-03T15:00:00Z' }],
  ['/matches?date=20310231&timezoneOffset=0', { 'x-world-at': '2031-05-03T15:00:00Z' }],
  ['/info/about', { 'x-mock-scenario': 'long-names' }],
])('%s has the same answer from the thread of own worlds: %o', async (url, headers) => {
  const thread = startThread({});
  const request = { url, headers: { ...headers, 'x-request-id': 'the-same-request-id' } };
  const [apart, here] = [await setUp(thread).inject(request), await setUp().inject(request)];
  expect([apart.statusCode, apart.body]).toEqual([here.statusCode, here.body]);
  expect(apart.headers.etag).toBe(here.headers.etag);
});

test('an unexpected error in the thread keeps its message and its stack', async () => {
  const wrong = { ...job(NOW / 1000), operation: 'listMatches' } as WorldJob;
  const failed = startThread({}).run(wrong, new AbortController().signal);
  const error: Error = await failed.then(
    () => expect.unreachable(),
    (reason) => reason,
  );
  expect(error.message).toMatch(/^Cannot read properties of undefined[^\n]*$/);
  expect(error.stack).toMatch(/handlers\/matches\.ts:\d+/);
});

test('while an own world is computed, the shared world answers', async () => {
  const app = setUp(startThread({ entry: STUCK_WORKER, timeoutMs: 2000 }));
  let isAnswered = false;
  const own = app
    .inject({ url: '/matches/live', headers: { 'x-world-at': '2000-01-01T00:00:00Z' } })
    .finally(() => {
      isAnswered = true;
    });
  void own;
  expect((await app.inject('/matches/live')).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
});

test('an answer that takes too long is a 503, and the next one comes from a new thread', async () => {
  const thread = startThread({ entry: STUCK_WORKER, timeoutMs: 1000 });
  const stuck = run(thread, 946_684_800);
  await expect(stuck).rejects.toMatchObject({ code: 'unavailable' });
  expect(await run(thread, 7)).toBe('7');
});

test('calls beyond the queue are refused, and those of clients that have gone are skipped', async () => {
  const thread = startThread({ entry: STUCK_WORKER, maxWaiting: 2, timeoutMs: 5000 });
  expect(await run(thread, 1)).toBe('1');
  const gone = new AbortController();
  const results = [run(thread, 2), run(thread, 3, gone.signal), run(thread, 4)];
  await expect(run(thread, 5)).rejects.toMatchObject({ code: 'unavailable' });
  gone.abort();
  const [first, second, third] = await Promise.allSettled(results);
  expect(first).toMatchObject({ value: '2' });
  expect(second?.status).toBe('rejected');
  expect(third).toMatchObject({ value: '4' });
});
