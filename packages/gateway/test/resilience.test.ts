import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Ask, Call } from '../src/api/call.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { Breaker } from '../src/upstream/circuit-breaker.ts';
import { retriedAsk } from '../src/upstream/retry.ts';
import { UpstreamProblem } from '../src/upstream/upstream-problem.ts';
import { gateway } from './gateway.ts';
import { json, origin } from './origin.ts';

const LIVE = '/api/matches/live';
const TOMORROW = '/api/matches/tomorrow?timezoneOffset=0';
const fail: RequestListener = (_, response) => void response.writeHead(500).end();

test('an upstream that keeps failing is given a rest, and one probe finds out when it is back', async () => {
  const time = { now: 1_000_000 };
  let listener = fail;
  const upstream = await origin((request, response) => listener(request, response));
  const { ask } = await gateway(upstream.url, { clock: () => time.now });
  for (let n = 1; n <= 10; n += 1) await ask.get(`${LIVE}?limit=${n}`).expect(502);
  await ask.get(LIVE).expect(503).expect('retry-after', '1');
  expect(upstream.seen).toHaveLength(10);

  time.now += 1001;
  await ask.get(LIVE).expect(502);
  await ask.get(LIVE).expect(503).expect('retry-after', '2');
  expect(upstream.seen).toHaveLength(11);

  listener = json([]);
  time.now += 2001;
  await ask.get(LIVE).expect(200);
  await ask.get(TOMORROW).expect(200);
});

test('while a probe is out nobody else goes', () => {
  const time = { now: 0 };
  const breaker = new Breaker({ clock: () => time.now, gauge: createMetrics().breaker });
  for (let n = 0; n < 10; n += 1) breaker.admit()('failure');
  expect(breaker.restMs).toBe(1000);
  time.now = 1000;
  expect(breaker.restMs).toBe(0);
  const report = breaker.admit();
  expect(breaker.restMs).toBeGreaterThan(0);
  report('neither');
  expect(breaker.restMs).toBe(0);
});

test('mishaps that a developer orders for one request do not trip the breaker', async () => {
  const upstream = await origin((request, response) => {
    const listener = request.headers['x-mock-scenario'] ? fail : json([]);
    listener(request, response);
  });
  const { ask } = await gateway(upstream.url, { env: { DEV_TOOLS: 'on' } });
  for (let n = 1; n <= 20; n += 1) {
    await ask.get(`${LIVE}?limit=${n}`).set('x-mock-scenario', 'dead-upstream').expect(502);
  }
  await ask.get(LIVE).expect(200);
});

test('refusals that are the caller’s own fault do not trip the breaker', async () => {
  const upstream = await origin((_, response) => void response.writeHead(404).end());
  const { ask } = await gateway(upstream.url);
  for (let n = 1; n <= 20; n += 1) await ask.get(`/api/matches/info?matchId=ma-${n}`).expect(404);
});

/** Asks of which the first some fail before a byte is sent. */
function failingAsk(failures: number) {
  const calls: Call[] = [];
  const ask: Ask = async (call) => {
    calls.push(call);
    if (calls.length <= failures) throw new UpstreamProblem(503, 'refused', { nothingSent: true });
    return { headers: {}, body: Buffer.from('it came'), shareable: true, ageSeconds: 0 };
  };
  return { calls, ask };
}

const aCall = (method: 'GET' | 'POST') =>
  ({ operation: { method }, signal: new AbortController().signal }) as unknown as Call;

test('a safe call of which nothing was sent is made once more, and then succeeds', async () => {
  const { calls, ask } = failingAsk(1);
  const answer = await retriedAsk(ask, async () => {})(aCall('GET'));
  expect([String(answer.body), calls.length]).toEqual(['it came', 2]);
});

test('it is made once more and not twice, and what is not safe never', async () => {
  const [safe, unsafe] = [failingAsk(2), failingAsk(1)];
  await expect(retriedAsk(safe.ask, async () => {})(aCall('GET'))).rejects.toThrow('refused');
  await expect(retriedAsk(unsafe.ask, async () => {})(aCall('POST'))).rejects.toThrow('refused');
  expect([safe.calls.length, unsafe.calls.length]).toEqual([2, 1]);
});

test('an upstream that comes up between the first try and the second has lost nothing', async () => {
  const upstream = await origin(json(['back']));
  const { port } = new URL(upstream.url);
  upstream.server.close();
  const { ask } = await gateway(upstream.url, {
    limits: {
      pauseBeforeRetry: async () => {
        upstream.server.listen(Number(port), '127.0.0.1');
        await once(upstream.server, 'listening');
      },
    },
  });
  await ask.get(LIVE).expect(200, { data: ['back'] });
  expect(upstream.seen).toHaveLength(1);
});

test('a call that was sent is never sent again', async () => {
  const upstream = await origin((request) => request.socket.destroy());
  const { ask } = await gateway(upstream.url);
  await ask.get(LIVE).expect(502);
  await ask.post('/api/register').send({ email: 'a@b.cd', password: 'long enough' }).expect(502);
  expect(upstream.seen).toHaveLength(2);
});

test('a slow operation takes no place from the others, and its crowd is told to come back', async () => {
  const upstream = await origin((request, response) => {
    const wait = request.url?.startsWith('/matches/live') ? 400 : 0;
    setTimeout(() => json([])(request, response), wait);
  });
  const { app } = await gateway(upstream.url, {
    limits: { bulkhead: { active: 2, waiting: 2, patienceMs: 1000 } },
  });
  const crowd = Array.from({ length: 8 }, (_, n) => app.inject(`${LIVE}?limit=${n + 1}`));
  await sleep(50);
  const began = performance.now();
  const other = await app.inject(TOMORROW);
  expect(other.statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(200);
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 503, 503, 503, 503]);
});

test('whoever waits too long for a place is told so', async () => {
  const upstream = await origin((request, response) => {
    setTimeout(() => json([])(request, response), 300);
  });
  const { app } = await gateway(upstream.url, {
    limits: { bulkhead: { active: 1, waiting: 5, patienceMs: 50 } },
  });
  const answers = await Promise.all([1, 2].map((n) => app.inject(`${LIVE}?limit=${n}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
});

test('more than can be served is turned away at once, and health is still told', async () => {
  const upstream = await origin((request, response) => {
    setTimeout(() => json([])(request, response), 200);
  });
  const { app } = await gateway(upstream.url, {
    limits: { load: { eventLoopDelayMs: 5000, requests: 2 } },
  });
  const crowd = [1, 2, 3].map((n) => app.inject(`${LIVE}?limit=${n}`));
  await sleep(20);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answers = await Promise.all(crowd);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
  expect(answers[2]?.headers['retry-after']).toBe('1');
});

test('a gateway that ends serves what it has begun', async () => {
  const upstream = await origin((request, response) => {
    setTimeout(() => json([])(request, response), 300);
  });
  const { app, url } = await gateway(upstream.url);
  const inFlight = fetch(url + LIVE).then(async (answer) => [answer.status, await answer.json()]);
  await vi.waitFor(() => expect(upstream.seen).toHaveLength(1));
  const closing = app.close();
  expect(await inFlight).toEqual([200, { data: [] }]);
  await closing;
  await expect(fetch(url + LIVE)).rejects.toThrow();
});

test('a connection that nobody has used holds up no end', async () => {
  const upstream = await origin(json([]));
  const { app, url } = await gateway(upstream.url);
  const { hostname, port } = new URL(url);
  const spare = connect(Number(port), hostname);
  await once(spare, 'connect');
  await sleep(20);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(500);
});
