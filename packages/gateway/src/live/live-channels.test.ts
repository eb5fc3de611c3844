import type { LiveView, UpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveChannels } from './live-channels.ts';
import { ObservedTimelines } from './observed-timelines.ts';

const list = { id: 'one', matches: [], at: 1, ageSeconds: 0, isCached: false };

function channelsOf(readList: UpstreamReader['list']): LiveChannels {
  const channels = new LiveChannels({
    reader: { intervalMs: 60_000, list: readList, matches: async () => new Map() },
    log: { warn() {} } as unknown as FastifyBaseLogger,
    timelines: new ObservedTimelines(),
    clock: Date.now,
  });
  onTestFinished(() => channels.stop(() => ''));
  return channels;
}

test('a stream that opens after a failed first list requests the list again', async () => {
  let fails = true;
  const channels = channelsOf(async () => {
    if (fails) throw new Error('The upstream fails.');
    return list;
  });
  const view: LiveView = { language: 'en', world: undefined };
  await expect(channels.get(view)).rejects.toThrow('The upstream fails.');
  fails = false;
  expect(await channels.get(view)).toMatchObject({ at: 1 });
});

test('a channel runs while a stream waits for its first list, however long that takes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const response = Promise.withResolvers<void>();
  const channels = channelsOf(async (_, signal) => {
    await response.promise;
    signal.throwIfAborted();
    return list;
  });
  const world = { 'x-world-at': '2026-11-20T20:37:00Z' };
  const channel = channels.get({ language: 'en', world });
  channel.catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  response.resolve();
  expect(await channel).toMatchObject({ at: 1 });
});
