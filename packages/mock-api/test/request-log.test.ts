import { once } from 'node:events';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { expect, test } from 'vitest';
import { testApp } from './harness.ts';

async function setUp(level: string, devTools = true) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, ...(await testApp({ logger: createLogger({ level, destination }), devTools })) };
}

test('each request is logged with operation, path, status and time, without its query', async () => {
  const { lines, inject } = await setUp('info');
  await inject({ url: '/matches/live?limit=1', headers: { 'x-request-id': 'one-id-for-all' } });
  await inject('/nowhere?token=secret');
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    level: 30,
    msg: 'request completed',
    operation: 'listLiveMatches',
    reqId: 'one-id-for-all',
    method: 'GET',
    path: '/matches/live',
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines[1]).toMatchObject({ operation: 'other', path: '/nowhere', status: 404 });
});

test('a client that disconnects is logged as 499', async () => {
  const { lines, app } = await setUp('info');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const requested = once(app.server, 'request');
  const controller = new AbortController();
  const hanging = fetch(`${url}/matches/live`, {
    headers: { 'x-mock-scenario': 'hang' },
    signal: controller.signal,
  });
  await requested;
  controller.abort();
  await expect(hanging).rejects.toThrow();
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ status: 499 }));
});

test('an unexpected error is logged with its request id and stack', async () => {
  const { lines, app, inject } = await setUp('warn', false);
  app.get('/broken', async () => {
    throw new TypeError('out of luck');
  });
  const { body } = await inject({ url: '/broken', headers: { 'x-request-id': 'the-broken-one' } });
  expect(body).not.toContain('luck');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      reqId: 'the-broken-one',
      msg: 'request failed',
      err: { type: 'TypeError', message: 'out of luck', stack: expect.stringContaining('    at ') },
    }),
  ]);
});
