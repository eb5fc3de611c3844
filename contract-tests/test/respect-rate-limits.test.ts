import { expect, test, vi } from 'vitest';
import { respectRateLimits } from '../src/http/respect-rate-limits.ts';

const tooMany = (retryAfter: string) =>
  new Response('', { status: 429, headers: { 'retry-after': retryAfter } });

const login = (signal?: AbortSignal) =>
  new Request('http://api/auth/login', {
    method: 'POST',
    body: '{"username":"a"}',
    ...(signal && { signal }),
  });

test('after a 429 the same request is sent again with a new timeout', async () => {
  const first = new AbortController();
  const received: unknown[] = [];
  const fetch = respectRateLimits(
    async (request) => {
      received.push([request.url, await request.text(), request.signal.aborted]);
      first.abort();
      return received.length < 3 ? tooMany('0') : new Response('in');
    },
    { timeoutMs: 1000 },
  );
  const response = await fetch(login(first.signal));
  expect(await response.text()).toBe('in');
  expect(received).toEqual(Array(3).fill(['http://api/auth/login', '{"username":"a"}', false]));
});

test.each(['91', 'tomorrow'])('a 429 with retry-after %s is returned', async (retryAfter) => {
  const fetch = vi.fn(async () => tooMany(retryAfter));
  const response = await respectRateLimits(fetch, { timeoutMs: 1000 })(login());
  expect(response.status).toBe(429);
  expect(fetch).toHaveBeenCalledTimes(1);
});
