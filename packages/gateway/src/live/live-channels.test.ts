import type { LiveView, UpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { LiveChannels } from './live-channels.ts';
import { ObservedTimelines } from './observed-timelines.ts';

test('a stream that opens after a failed first list requests the list again', async () => {
  let fails = true;
  const reader: UpstreamReader = {
    intervalMs: 60_000,
    async list() {
      if (fails) throw new Error('The upstream fails.');
      return { id: 'one', matches: [], at: 1, ageSeconds: 0, isCached: false };
    },
    matches: async () => new Map(),
  };
  const channels = new LiveChannels({
    reader,
    log: { warn() {} } as unknown as FastifyBaseLogger,
    timelines: new ObservedTimelines(),
  });
  onTestFinished(() => channels.stop(() => ''));
  const view: LiveView = { language: 'en', world: undefined };
  await expect(channels.get(view)).rejects.toThrow('The upstream fails.');
  fails = false;
  expect(await channels.get(view)).toMatchObject({ at: 1 });
});
