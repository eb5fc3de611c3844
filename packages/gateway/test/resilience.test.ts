import { once } from 'node:events';
import { get, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { InjectOptions } from 'fastify';
import { expect, test, vi } from 'vitest';
import { CircuitBreaker } from '../src/upstream/circuit-breaker.ts';
import { bearer, onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';
import { type Ask, WALLET, WAYS } from './ways.ts';

const LIVE = '/api/matches/live';
const LIVE_FRESH_S = 2;
const RENEWAL_MS = 2000;
const TOMORROW = '/api/matches/tomorrow?timezoneOffset=0';
const renderer = onePageSite(async () => ({ status: 200, headers: {}, body: '' }));
const fail: RequestListener = (_, response) => void response.writeHead(500).end();

test('an upstream that keeps failing opens the breaker, and a successful probe closes it', async () => {
  const time = { now: 1_000_000 };
  let listener = fail;
  const upstream = await startOrigin((request, response) => listener(request, response));
  const { client } = await startGateway(upstream.url, { clock: () => time.now });
  for (let n = 1; n <= 10; n += 1) await client.get(`${LIVE}?limit=${n}`).expect(502);
  await client.get(LIVE).expect(503).expect('retry-after', '1');
  expect(upstream.requests).toHaveLength(10);

  time.now += 1001;
  await client.get(LIVE).expect(502);
  await client.get(LIVE).expect(503).expect('retry-after', '2');
  expect(upstream.requests).toHaveLength(11);

  listener = json([]);
  time.now += 2001;
  await client.get(LIVE).expect(200);
  await client.get(TOMORROW).expect(200);
});

test('an operation that fails for 20 s takes no other with it: calls are sent, and the live list stays fresh', async () => {
  const time = { now: 1_000_000 };
  const upstream = await startOrigin((request, response) =>
    (request.url?.startsWith('/news') ? fail : json([]))(request, response),
  );
  const { client } = await startGateway(upstream.url, { clock: () => time.now });
  const newsCalls = () => upstream.requests.filter(({ url }) => url?.startsWith('/news')).length;
  const news: number[] = [];
  const others: number[] = [];
  const ageOf = ({ headers }: { headers: Record<string, string> }) => Number(headers.age ?? 0);
  for (let n = 0; n < 200; n += 1) {
    time.now += 100;
    news.push((await client.get(`/api/news?limit=${(n % 20) + 1}`)).status);
    const live = await client.get(LIVE);
    // Revalidated in the background, in real time.
    if (ageOf(live) >= LIVE_FRESH_S)
      await vi.waitFor(
        async () => expect(ageOf(await client.get(LIVE))).toBeLessThan(LIVE_FRESH_S),
        RENEWAL_MS,
      );
    const cold = await client.get(`/api/matches/info?matchId=ma-${n}`);
    others.push(live.status, cold.status);
  }
  expect(new Set(others)).toEqual(new Set([200]));
  expect(new Set(news)).toEqual(new Set([502, 503]));
  // Ten open the breaker; after that one probe each 4 s.
  expect(newsCalls()).toBeLessThanOrEqual(18);
  const { text } = await client.get('/metrics');
  expect(text).toContain('touchline_breaker_open{calls="listNews"} 1');
  expect(text).toContain('touchline_breaker_open{calls="listLiveMatches"} 0');
  expect(text).toContain('touchline_breaker_open{calls="all"} 0');
});

test('an open breaker closes with a probe of the same operation, not with a success of another', async () => {
  const time = { now: 1_000_000 };
  let isNewsWell = false;
  const upstream = await startOrigin((request, response) => {
    const isWell = isNewsWell || !request.url?.startsWith('/news');
    (isWell ? json([]) : fail)(request, response);
  });
  const { client } = await startGateway(upstream.url, { clock: () => time.now, renderer });
  for (let n = 1; n <= 10; n += 1) await client.get(`/api/news?limit=${n}`).expect(502);
  time.now += 1001;
  await client.get(LIVE).expect(200);
  await client.get('/readyz').expect(200, { status: 'ready', paused: 'listNews' });
  await client.get('/api/news').expect(502);
  await client.get('/api/news').expect(503).expect('retry-after', '2');
  isNewsWell = true;
  time.now += 2001;
  await client.get('/api/news').expect(200);
  await client.get('/readyz').expect(200, { status: 'ready' });
});

test('an upstream that refuses connections pauses all calls; one probe of any operation resumes them', async () => {
  const time = { now: 1_000_000 };
  const upstream = await startOrigin(json([]));
  const { port } = new URL(upstream.url);
  upstream.server.close();
  let retries = 0;
  const { client } = await startGateway(upstream.url, {
    clock: () => time.now,
    limits: {
      pauseBeforeRetry: async () => {
        retries += 1;
      },
    },
  });
  const calls = [LIVE, TOMORROW, '/api/news', '/api/matches/info?matchId=ma-1'];
  for (let n = 0; n < 10; n += 1) {
    const { body } = await client.get(`${LIVE}?limit=${n + 1}`).expect(503);
    expect(body.detail).toBe('The upstream cannot be reached.');
  }
  for (const call of calls) {
    const { body } = await client.get(call).expect(503).expect('retry-after', '1');
    expect(body.detail).toMatch(/paused/);
  }
  expect(retries).toBe(10);
  const { text } = await client.get('/metrics');
  expect(text).toContain('touchline_breaker_open{calls="all"} 1');
  expect(text).toContain('touchline_breaker_open{calls="listLiveMatches"} 0');

  upstream.server.listen(Number(port), '127.0.0.1');
  await once(upstream.server, 'listening');
  time.now += 1001;
  await client.get(TOMORROW).expect(200);
  await client.get(LIVE).expect(200);
});

test('during a probe other calls are rejected', () => {
  const time = { now: 0 };
  const breaker = new CircuitBreaker({ clock: () => time.now, gauge: undefined });
  for (let n = 0; n < 10; n += 1) breaker.admit()('failure');
  expect(breaker.openMs).toBe(1000);
  time.now = 1000;
  expect(breaker.openMs).toBe(0);
  const report = breaker.admit();
  expect(breaker.openMs).toBeGreaterThan(0);
  report('neither');
  expect(breaker.openMs).toBe(0);
});

test('failures from before a probe succeeded do not open the breaker again', () => {
  const time = { now: 0 };
  const breaker = new CircuitBreaker({ clock: () => time.now, gauge: undefined });
  for (let n = 0; n < 10; n += 1) breaker.admit()('failure');
  time.now = 1000;
  breaker.admit()('success');
  breaker.admit()('failure');
  expect(breaker.isOpen).toBe(false);
});

test('after the clock is set back a breaker opens for no longer than before', () => {
  const time = { now: 3_600_000 };
  const breaker = new CircuitBreaker({ clock: () => time.now, gauge: undefined });
  for (let n = 0; n < 10; n += 1) breaker.admit()('failure');
  expect(breaker.openMs).toBe(1000);
  time.now = 0;
  expect(breaker.openMs).toBe(0);
});

test.each(WAYS)('$way that fails is asked once, and failures open the breaker', async ({ ask }) => {
  const upstream = await startOrigin(fail);
  const { client } = await startGateway(upstream.url);
  for (let n = 1; n <= 10; n += 1) await ask(client).expect(502);
  expect(upstream.requests).toHaveLength(10);
  await ask(client).expect(503).expect('retry-after', '1');
  expect(upstream.requests).toHaveLength(10);
});

test('forwarded calls have a breaker for each operation', async () => {
  const upstream = await startOrigin((request, response) =>
    (request.url?.startsWith('/auth/refresh') ? fail : json({}))(request, response),
  );
  const { client } = await startGateway(upstream.url);
  const [, wallet, refresh] = WAYS as [unknown, ...typeof WAYS];
  for (let n = 1; n <= 10; n += 1) await refresh?.ask(client).expect(502);
  await refresh?.ask(client).expect(503).expect('retry-after', '1');
  await wallet?.ask(client).expect(200);
});

test.each([
  ['x-mock-scenario', 'dead-upstream'],
  ['x-mock-overrides', '{"listLiveMatches":{"fail":502}}'],
])('failures by %s do not open the breaker', async (name, value) => {
  const upstream = await startOrigin((request, response) => {
    const listener = request.headers[name] ? fail : json([]);
    listener(request, response);
  });
  const { client } = await startGateway(upstream.url, { env: { DEV_TOOLS: 'on' } });
  for (let n = 1; n <= 20; n += 1) {
    await client.get(`${LIVE}?limit=${n}`).set(name, value).expect(502);
  }
  await client.get(LIVE).expect(200);
});

test.each([429, 503])(
  'a %i that says when to come back does not open the breaker',
  async (status) => {
    let isBusy = true;
    const upstream = await startOrigin((request, response) => {
      if (isBusy) response.writeHead(status, { 'retry-after': '3' }).end();
      else json([])(request, response);
    });
    const { client } = await startGateway(upstream.url);
    for (let n = 1; n <= 20; n += 1) await client.get(`${LIVE}?limit=${n}`).expect(503);
    isBusy = false;
    await client.get(LIVE).expect(200);
  },
);

test.each([
  [404, 404],
  [422, 502],
  [501, 502],
])('responses with %i do not open the breaker', async (sent, status) => {
  const upstream = await startOrigin((_, response) => void response.writeHead(sent).end());
  const { client } = await startGateway(upstream.url);
  for (let n = 1; n <= 20; n += 1)
    await client.get(`/api/matches/info?matchId=ma-${n}`).expect(status);
});

test.each([
  ['stays closed while calls of others succeed', json([]), 200],
  ['opens while those of others fail too', fail, 503],
])('of calls that fail for one network the breaker %s', async (_, answerOthers, status) => {
  const upstream = await startOrigin((request, response) =>
    (request.url?.includes('bad') ? fail : answerOthers)(request, response),
  );
  const { app } = await startGateway(upstream.url);
  const ask = async (matchId: string, remoteAddress: string) =>
    (await app.inject({ url: `/api/matches/info?matchId=${matchId}`, remoteAddress })).statusCode;
  await ask('ma-1', '198.51.100.1');
  for (let n = 1; n <= 20; n += 1) await ask(`bad-${n}`, '192.0.2.1');
  expect(await ask('ma-2', '198.51.100.2')).toBe(status);
});

test.each<[string, Ask, number]>([
  ['a GET is retried once', (client) => client.get(WALLET).set('authorization', bearer()), 1],
  [
    'a POST is not retried',
    (client) => client.post('/api/auth/refresh').send({ refreshToken: 'refresh' }),
    0,
  ],
])('%s if the upstream cannot be reached', async (_, ask, pauses) => {
  const upstream = await startOrigin(json({}));
  upstream.server.close();
  const pauseBeforeRetry = vi.fn(async () => {});
  const { client } = await startGateway(upstream.url, { limits: { pauseBeforeRetry } });
  await ask(client).expect(503);
  expect(pauseBeforeRetry).toHaveBeenCalledTimes(pauses);
});

test('a retry succeeds if the upstream has started meanwhile', async () => {
  const upstream = await startOrigin(json(['back']));
  const { port } = new URL(upstream.url);
  upstream.server.close();
  const { client } = await startGateway(upstream.url, {
    limits: {
      pauseBeforeRetry: async () => {
        upstream.server.listen(Number(port), '127.0.0.1');
        await once(upstream.server, 'listening');
      },
    },
  });
  await client.get(LIVE).expect(200, { data: ['back'] });
  expect(upstream.requests).toHaveLength(1);
});

test.each(WAYS)('$way is not retried once it was sent', async ({ ask }) => {
  const upstream = await startOrigin((request) => request.socket.destroy());
  const { client } = await startGateway(upstream.url);
  await ask(client).expect(502);
  expect(upstream.requests).toHaveLength(1);
});

test.each([
  ['a kept GET', 'is repeated', WAYS[0]?.ask, 200],
  ['a forwarded GET', 'is repeated', WAYS[1]?.ask, 200],
  ['a forwarded POST', 'fails', WAYS[2]?.ask, 503],
] as const)('%s of which nothing was sent %s', async (_, __, ask, status) => {
  const upstream = await startOrigin(json({}));
  const { port } = new URL(upstream.url);
  upstream.server.close();
  const { client } = await startGateway(upstream.url, {
    limits: {
      pauseBeforeRetry: async () => {
        upstream.server.listen(Number(port), '127.0.0.1');
        await once(upstream.server, 'listening');
      },
    },
  });
  await (ask as Ask)(client).expect(status);
  expect(upstream.requests).toHaveLength(status === 200 ? 1 : 0);
});

test.each<[string, (n: number) => InjectOptions]>([
  ['a cached operation', (n) => ({ url: `${LIVE}?limit=${n + 1}` })],
  [
    'a forwarded operation',
    (n) => ({ method: 'POST', url: '/api/ai/chat', payload: { message: 'hi', userId: `u-${n}` } }),
  ],
])('%s that is slow does not block others, and its excess calls are 503', async (_, call) => {
  const held: ServerResponse[] = [];
  const upstream = await startOrigin((request, response) => {
    if (/^\/(matches\/live|ai)/.test(request.url ?? '')) held.push(response);
    else json([])(request, response);
  });
  const { app } = await startGateway(upstream.url, {
    limits: { bulkhead: { active: 2, waiting: 2, queueTimeoutMs: 60_000 } },
  });
  const slow = Array.from({ length: 8 }, (_, n) => app.inject(call(n)));
  await waitFor(() => expect(held).toHaveLength(2));
  expect((await app.inject(TOMORROW)).statusCode).toBe(200);
  for (let n = 0; n < 4; n += 1) {
    await waitFor(() => expect(held.length).toBeGreaterThan(n));
    json([])({} as never, held[n] as ServerResponse);
  }
  const statuses = (await Promise.all(slow)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 503, 503, 503, 503]);
});

test('calls of worlds that hang on request wait for one another, and take no place of others', async () => {
  const upstream = await startOrigin((request, response) => {
    if (request.headers['x-mock-scenario'] !== 'hang') json([])(request, response);
  });
  const { app } = await startGateway(upstream.url, {
    env: { DEV_TOOLS: 'on' },
    limits: { bulkhead: { active: 2, waiting: 2, queueTimeoutMs: 50 } },
  });
  const hanging = [LIVE, `${LIVE}?limit=1`, TOMORROW, `${TOMORROW}60`].map((url) =>
    app.inject({ url, headers: { 'x-mock-scenario': 'hang' } }),
  );
  expect((await Promise.any(hanging)).statusCode).toBe(503);
  await waitFor(() => expect(upstream.requests).toHaveLength(2));
  for (const path of [LIVE, TOMORROW]) expect((await app.inject(path)).statusCode).toBe(200);
  const headers = { 'x-mock-scenario': 'real-seasons' };
  expect((await app.inject({ url: LIVE, headers })).statusCode).toBe(200);
});

test('a call that waits too long for the bulkhead is 503', async () => {
  const upstream = await startOrigin((request, response) => {
    setTimeout(() => json([])(request, response), 300);
  });
  const { app } = await startGateway(upstream.url, {
    limits: { bulkhead: { active: 1, waiting: 5, queueTimeoutMs: 50 } },
  });
  const responses = await Promise.all([1, 2].map((n) => app.inject(`${LIVE}?limit=${n}`)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
});

test('clients that leave while their calls wait for the bulkhead are no longer in its queue', async () => {
  let held: ServerResponse | undefined;
  const upstream = await startOrigin((request, response) => {
    if (held) json({})(request, response);
    else held = response;
  });
  const { app, url } = await startGateway(upstream.url, {
    limits: { bulkhead: { active: 1, waiting: 3, queueTimeoutMs: 60_000 } },
  });
  const ask = () => {
    const request = get(url + WALLET, { headers: { authorization: bearer() }, agent: false });
    return { request, status: once(request, 'response').then(([{ statusCode }]) => statusCode) };
  };
  const first = ask();
  await waitFor(() => expect(upstream.requests).toHaveLength(1));
  const leaving = [ask(), ask(), ask()];
  const left = leaving.map(({ status }) => expect(status).rejects.toThrow('hang up'));
  await waitFor(async () => {
    const one = ask();
    const status = await Promise.race([one.status, sleep(500)]);
    if (status !== 503) one.request.destroy();
    expect(status).toBe(503);
  });
  for (const { request } of leaving) request.destroy();
  await Promise.all(left);
  await waitFor(async () => {
    expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(1);
  });
  json({})({} as never, held as ServerResponse);
  expect(await first.status).toBe(200);
  expect(await ask().status).toBe(200);
  expect(upstream.requests).toHaveLength(2);
});

test('pages asked for over connections that are closed for too many requests are not rendered', async () => {
  const rendered: string[] = [];
  const upstream = await startOrigin(json([]));
  const { client, url } = await startGateway(upstream.url, {
    renderer: onePageSite(async ({ url, turn }) => {
      // The first may come before the connection is closed.
      for (let piece = 0; piece < 3; piece += 1) await turn?.();
      rendered.push(url);
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '' };
    }),
  });
  const { hostname, port } = new URL(url);
  const page = (n: number) => `GET /${n} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const closed = Array.from({ length: 20 }, async (_, n) => {
    const socket = connect(Number(port), hostname)
      .on('error', () => {})
      .resume();
    socket.write(page(n).repeat(100));
    await once(socket, 'close');
  });
  await Promise.all(closed);
  await client.get('/visitor').expect(200);
  expect(rendered).toEqual(['/visitor']);
});

test('a shutdown completes the requests in progress', async () => {
  const upstream = await startOrigin((request, response) => {
    setTimeout(() => json([])(request, response), 300);
  });
  const { app, url } = await startGateway(upstream.url);
  const inFlight = fetch(url + LIVE).then(async (response) => [
    response.status,
    await response.json(),
  ]);
  await waitFor(() => expect(upstream.requests).toHaveLength(1));
  const closing = app.close();
  expect(await inFlight).toEqual([200, { data: [] }]);
  await closing;
  await expect(fetch(url + LIVE)).rejects.toThrow();
});

test('an unused connection does not delay a shutdown', async () => {
  const upstream = await startOrigin(json([]));
  const { app, url } = await startGateway(upstream.url);
  const { hostname, port } = new URL(url);
  const spare = connect(Number(port), hostname);
  await once(spare, 'connect');
  await sleep(20);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(2500);
});
