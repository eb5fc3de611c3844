import { createServer } from 'node:http';
import type { CompletedRequest } from '@touchline/shared/server/logging/request-log';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { createFrontCache, type FreshResponse, requireHooks } from './front-cache.ts';

const FRESH_MS = 2000;

interface Options {
  readonly register?: (app: FastifyInstance) => unknown;
  readonly variantOf?: FreshResponse['variantOf'];
  readonly bytes?: number;
  /** Headers of the response. */
  readonly sent?: Readonly<Record<string, string>>;
}

/** A server whose route `/stored` stores each response, counts its calls and sends the count. */
async function setUp({ register, variantOf = () => '', bytes = 1e6, sent = {} }: Options = {}) {
  const time = { now: 1_000_000 };
  const state = { calls: 0, hits: 0, isDraining: false };
  const recorded: CompletedRequest[] = [];
  const cache = createFrontCache({
    bytes,
    clock: () => time.now,
    isDraining: () => state.isDraining,
    record: (request) => recorded.push(request),
  });
  const app: FastifyInstance = fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!cache.answer(request, response)) handle(request, response);
      }),
  });
  app.addHook('onRequest', async (_, reply) => void reply.header('x-before', 'yes'));
  requireHooks(app);
  await register?.(app);
  app.all('/stored*', { config: { operation: 'stored' } }, async (request, reply) => {
    state.calls += 1;
    const body = Buffer.from(String(state.calls));
    cache.store(request, reply.type('text/plain').headers(sent), {
      body,
      madeAt: time.now,
      freshMs: FRESH_MS,
      variantOf,
      cacheName: 'test',
      hasAge: true,
      countHit: () => {
        state.hits += 1;
      },
    });
    return body;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const get = (init: RequestInit = {}, path = '/stored') => fetch(url + path, init);
  const textOf = async (init?: RequestInit, path?: string) => (await get(init, path)).text();
  return { url, cache, time, state, recorded, get, textOf };
}

test('a stored response is sent with its headers, its age and an id of the request', async () => {
  const { get, textOf, time, state, recorded } = await setUp();
  await textOf();
  time.now += 1500;
  const response = await get({ headers: { 'x-request-id': 'id-of-the-caller' } });
  expect(await response.text()).toBe('1');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-before': 'yes',
    'content-type': 'text/plain',
    'content-length': '1',
    'x-request-id': 'id-of-the-caller',
    'cache-status': 'test; hit; ttl=0',
    age: '1',
  });
  expect(state).toMatchObject({ calls: 1, hits: 1 });
  expect(recorded).toEqual([
    {
      operation: 'stored',
      method: 'GET',
      url: '/stored',
      status: 200,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      callerId: 'id-of-the-caller',
      cacheStatus: 'test; hit; ttl=0',
      ms: expect.any(Number),
    },
  ]);
});

test('a response is sent until it is no longer fresh, and not after the clock was set back', async () => {
  const { textOf, time } = await setUp();
  await textOf();
  time.now += FRESH_MS - 1;
  expect(await textOf()).toBe('1');
  time.now += 1;
  expect(await textOf()).toBe('2');
  time.now -= 60_000;
  expect(await textOf()).toBe('3');
});

test.each<[string, RequestInit]>([
  ['another method', { method: 'POST' }],
  ['HEAD', { method: 'HEAD' }],
  ['a token', { headers: { authorization: 'Bearer x' } }],
  ['a range', { headers: { range: 'bytes=0-' } }],
  ['a condition on the ETag', { headers: { 'if-none-match': '"x"' } }],
  ['a condition on the time', { headers: { 'if-modified-since': new Date(0).toUTCString() } }],
  ['a body', { method: 'DELETE', body: 'x', headers: { 'content-type': 'text/plain' } }],
])('%s gets no stored response, and stores none', async (_, init) => {
  const { get, textOf, state } = await setUp();
  await textOf();
  await get(init);
  expect(state.calls).toBe(2);
  expect(await textOf()).toBe('1');
  const { get: getFirst, textOf: textAfter } = await setUp();
  await getFirst(init);
  expect(await textAfter()).toBe('2');
});

test.each([
  ['a body', 'content-length: 2\r\n', '{}'],
  ['a body in chunks', 'transfer-encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'],
  ['a second host', 'HOST: b\r\n', ''],
])('a GET with %s is handled by Fastify', async (_, header, body) => {
  const { url, textOf, recorded } = await setUp();
  await textOf();
  await sendRaw(
    url,
    `GET /stored HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n${body}`,
  );
  expect(recorded).toEqual([]);
});

test('over HTTP/1.0 a stored response ends with the connection', async () => {
  const { url, textOf, recorded } = await setUp();
  await textOf();
  const text = await sendRaw(url, 'GET /stored HTTP/1.0\r\n\r\n');
  expect(text).toMatch(/^connection: close\r$/im);
  expect(text).toMatch(/\r\n\r\n1$/);
  expect(recorded).toHaveLength(1);
});

test('each request gets the response that its route has stored for such requests', async () => {
  const { textOf, state } = await setUp({
    variantOf: ({ cookie = '' }) => cookie,
  });
  const visit = (cookie: string) => textOf({ headers: { cookie } });
  expect([await visit('a'), await visit('b'), await visit('a'), await visit('b')]).toEqual([
    '1',
    '2',
    '1',
    '2',
  ]);
  expect(await textOf()).toBe('3');
  expect(await textOf({}, '/stored?other')).toBe('4');
  for (let n = 0; n < 40; n += 1) await visit(`many-${n}`);
  expect(await visit('a')).toBe(String(state.calls));
});

test('a response that sets a cookie is not stored', async () => {
  const { textOf } = await setUp({ sent: { 'set-cookie': 'a=b' } });
  expect([await textOf(), await textOf()]).toEqual(['1', '2']);
});

test('a response with a header that cannot be sent is not stored', async () => {
  const { get } = await setUp({ sent: { 'x-text': '中文' } });
  expect([(await get()).status, (await get()).status]).toEqual([500, 500]);
});

test.each<[string, (app: FastifyInstance, hook: () => Promise<void>) => unknown]>([
  ['of the app', (app, hook) => app.addHook('preHandler', hook)],
  ['after the response', (app, hook) => app.addHook('onResponse', hook)],
  [
    'among the options of the route',
    (app, hook) =>
      app.addHook('onRoute', (route) => {
        route.preHandler = hook;
      }),
  ],
])('a hook %s runs for each request', async (_, register) => {
  let runs = 0;
  const hook = async () => {
    runs += 1;
  };
  const { textOf } = await setUp({ register: (app) => register(app, hook) });
  expect([await textOf(), await textOf(), await textOf()]).toEqual(['1', '2', '3']);
  expect(runs).toBe(3);
});

test('hooks of other plugins and routes leave the responses of a route stored', async () => {
  const hook = async () => {};
  const { textOf } = await setUp({
    async register(app) {
      app.get('/own', { onRequest: hook }, async () => 'own');
      await app.register(async (plugin) => void plugin.addHook('onRequest', hook));
    },
  });
  expect([await textOf(), await textOf()]).toEqual(['1', '1']);
});

test('while the server drains, Fastify handles each request', async () => {
  const { textOf, state } = await setUp();
  await textOf();
  state.isDraining = true;
  expect(await textOf()).toBe('2');
});

test('stored responses that are no longer fresh take no memory', async () => {
  const { textOf, cache, time } = await setUp();
  for (let n = 0; n < 20; n += 1) await textOf({}, `/stored?${n}`);
  const before = cache.bytes();
  time.now += FRESH_MS;
  await textOf({}, '/stored?new');
  expect(cache.bytes()).toBeLessThan(before / 10);
});

test('more than its bytes are not stored', async () => {
  const { textOf, cache } = await setUp({ bytes: 10_000, variantOf: ({ cookie = '' }) => cookie });
  for (let n = 0; n < 20; n += 1) await textOf({}, `/stored?${n}`);
  expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  const headers = { cookie: 'x'.repeat(9000) };
  expect(await textOf({ headers })).toBe('21');
  expect(await textOf({ headers })).toBe('22');
});
