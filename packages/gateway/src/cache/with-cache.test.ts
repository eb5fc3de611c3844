import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import type { RedisResponseCache } from '../redis/response-cache.ts';
import { ResponseStore } from './response-store.ts';
import { withCache } from './with-cache.ts';

const NOW_MS = 1_795_000_000_000;
const operation = contract.operations.find(({ id }) => id === 'listMatches');

const call = (maxAgeSeconds?: number): Call =>
  ({
    operation,
    target: '/matches',
    caller: { signal: AbortSignal.timeout(60_000) },
    maxAgeSeconds,
  }) as Call;

const response = (text: string): UpstreamResponse => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
  shareable: true,
  ageSeconds: 0,
});

test('a call that limits the age gets no older response that others wait for at the same time', async () => {
  const redis = {
    get: async () => ({ response: response('older'), madeAt: NOW_MS - 1500 }),
    set: () => {},
  } as unknown as RedisResponseCache;
  const cached = withCache(async () => response('new'), {
    store: new ResponseStore(1_000_000),
    redis,
    clock: () => NOW_MS,
    count: createMetrics().cache,
    limitMisses: () => {},
  });
  const answers = await Promise.all([call(), call(1)].map((one) => cached(one)));
  expect(answers.map(({ body }) => body.toString())).toEqual(['older', 'new']);
});
