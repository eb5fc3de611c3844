import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('64 calls at a time pass every rule, and are collected young', async () => {
  const worker = new Worker(new URL('garbage-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
  const [promoted] = (await once(worker, 'message')) as [Record<string, number>];
  await worker.terminate();
  // Bytes of the 8 kB of each. They are counted, since the pauses depend on how busy the machine is.
  for (const bytes of Object.values(promoted)) expect(bytes).toBeLessThan(400);
  expect(Object.keys(promoted)).toEqual(['deadline', 'queue', 'calls', 'forwarded']);
});
