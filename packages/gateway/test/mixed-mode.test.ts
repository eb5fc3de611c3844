import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { EventReader } from './event-reader.ts';
import { bearer, onePageSite, SECRET, startGateway, type TestOptions } from './gateway.ts';
import { startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const RANKINGS = '/api/teams/rankings?sportType=football';
const NEWS = '/api/news';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const data =
  (value: unknown): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: value }));
  };
const problem =
  (status: number): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ title: 'No', status, detail: `The answer is ${status}.` }));
  };
const page404: Answer = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
};

/** Answers by path; anything else is a 500. */
const answering =
  (answers: Record<string, Answer>): RequestListener =>
  (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    (answers[path] ?? problem(500))(request, response);
  };

interface Servers extends Omit<TestOptions, 'env'> {
  readonly upstream: Record<string, Answer>;
  readonly mocked: Record<string, Answer>;
  readonly env: Record<string, string>;
  readonly prefix?: string;
}

async function mixed({ upstream, mocked, env, prefix = '', ...options }: Servers) {
  const real = await startOrigin(answering(upstream));
  const mock = await startOrigin(answering(mocked));
  const gateway = await startGateway(real.url + prefix, {
    ...options,
    env: { MOCK_URL: mock.url, DRIFT: 'off', ...env },
  });
  return { ...gateway, real, mock };
}

const urlsOf = ({ requests }: { requests: IncomingMessage[] }) => requests.map(({ url }) => url);

test('SYS-3 named operations are the mock API’s, all others the upstream’s, and each answer says so', async () => {
  const { client, real, mock } = await mixed({
    upstream: { '/teams/rankings': data(['real']), '/news': data(['real']) },
    mocked: { '/teams/rankings': data(['mock']), '/news': data(['mock']) },
    env: { MOCK_OPERATIONS: 'listNews, getWallet' },
  });
  // From the upstream, from the cache, and from the one in front.
  for (let n = 0; n < 3; n += 1) {
    const rankings = await client.get(RANKINGS).expect(200).expect('x-answered-by', 'upstream');
    expect(rankings.body).toEqual({ data: ['real'] });
    const news = await client.get(NEWS).expect(200).expect('x-answered-by', 'mock');
    expect(news.body).toEqual({ data: ['mock'] });
  }
  expect(urlsOf(real)).toHaveLength(1);
  expect(urlsOf(mock)).toHaveLength(1);
});

test('without the mock API no answer is marked', async () => {
  const real = await startOrigin(answering({ '/news': data([]) }));
  const { client } = await startGateway(real.url);
  const { headers } = await client.get(NEWS).expect(200);
  expect(headers).not.toHaveProperty('x-answered-by');
});

test.each([
  ['a 404', problem(404)],
  ['a 404 that is a page', page404],
  ['a 501', problem(501)],
])('SYS-3 with the fallback %s of the upstream is answered by the mock API', async (_, lacking) => {
  const { client, real } = await mixed({
    upstream: { '/news': lacking, '/teams/rankings': data(['real']) },
    mocked: { '/news': data(['mock']) },
    env: { MOCK_FALLBACK: 'on' },
  });
  const { body } = await client.get(NEWS).expect(200).expect('x-answered-by', 'mock');
  expect(body).toEqual({ data: ['mock'] });
  await client.get(RANKINGS).expect(200).expect('x-answered-by', 'upstream');
  expect(urlsOf(real)[0]).toMatch(/^\/news/);
});

test('with the fallback a failing upstream is not replaced, and its answer is marked', async () => {
  const { client, mock } = await mixed({
    upstream: { '/news': problem(500) },
    mocked: { '/news': data(['mock']) },
    env: { MOCK_FALLBACK: 'on' },
  });
  await client.get(NEWS).expect(502).expect('x-answered-by', 'upstream');
  expect(mock.requests).toEqual([]);
});

test('with the fallback an id that the upstream does not know is its 404', async () => {
  const { client, mock } = await mixed({
    upstream: { '/matches/info': problem(404) },
    mocked: { '/matches/info': data({}) },
    env: { MOCK_FALLBACK: 'on' },
  });
  await client
    .get('/api/matches/info?matchId=ma-1')
    .expect(404)
    .expect('x-answered-by', 'upstream');
  expect(mock.requests).toEqual([]);
});

test('with the fallback a path that neither knows is the upstream’s 404', async () => {
  const { client } = await mixed({
    upstream: { '/matches/info': page404 },
    mocked: { '/matches/info': problem(404) },
    env: { MOCK_FALLBACK: 'on' },
  });
  await client
    .get('/api/matches/info?matchId=ma-1')
    .expect(404)
    .expect('x-answered-by', 'upstream');
});

test('operations that the upstream lacks do not open the circuit breaker', async () => {
  const { client } = await mixed({
    upstream: { '/news': page404, '/teams/rankings': data(['real']) },
    mocked: { '/news': data(['mock']) },
    env: { MOCK_FALLBACK: 'on' },
  });
  for (let limit = 1; limit <= 20; limit += 1)
    await client.get(`${NEWS}?limit=${limit}`).expect(200).expect('x-answered-by', 'mock');
  await client.get(RANKINGS).expect(200).expect('x-answered-by', 'upstream');
});

test('a call with a body reaches the mock API without the upstream’s path prefix', async () => {
  const { client, mock } = await mixed({
    upstream: { '/v1/ai/chat': problem(501) },
    mocked: { '/ai/chat': data('Hello!') },
    prefix: '/v1',
    env: { MOCK_FALLBACK: 'on' },
  });
  const { body } = await client
    .post('/api/ai/chat')
    .send({ message: 'Hello', userId: 'x' })
    .expect(200)
    .expect('x-answered-by', 'mock');
  expect(body).toEqual({ data: 'Hello!' });
  expect(urlsOf(mock)).toEqual(['/ai/chat']);
});

test('the wallet of a visitor who is signed in at the upstream is the sample account’s', async () => {
  const logIns: string[] = [];
  const { client, real } = await mixed({
    upstream: {},
    mocked: {
      '/auth/login': (request, response) => {
        logIns.push(String(request.url));
        data({ accessToken: 'sample', refreshToken: 'r' })(request, response);
      },
      '/auth/wallet': ({ headers }, response) =>
        data({ token: headers.authorization })({} as IncomingMessage, response),
    },
    env: { MOCK_OPERATIONS: 'getWallet' },
  });
  await client.get('/api/auth/wallet').expect(401);
  for (let n = 0; n < 2; n += 1) {
    const { body } = await client
      .get('/api/auth/wallet')
      .set('authorization', bearer())
      .expect(200)
      .expect('x-answered-by', 'mock');
    expect(body.data).toEqual({ token: 'Bearer sample' });
  }
  expect(logIns).toHaveLength(1);
  // No token of a visitor leaves for the mock API, and nothing went to the upstream.
  expect(real.requests).toEqual([]);
});

test('API-24 the sessions and the password of the sample account are not offered to visitors of the upstream', async () => {
  const { client, mock } = await mixed({
    upstream: {},
    mocked: { '/auth/sessions': (_, response) => data([])({} as IncomingMessage, response) },
    env: { MOCK_FALLBACK: 'on' },
  });
  await client.get('/api/auth/sessions').set('authorization', bearer()).expect(502);
  expect(mock.requests).toEqual([]);
});

test('with accounts of the mock API its own tokens are passed on', async () => {
  const { client } = await mixed({
    upstream: {},
    mocked: {
      '/auth/wallet': ({ headers }, response) =>
        data({ token: headers.authorization })({} as IncomingMessage, response),
    },
    env: { MOCK_OPERATIONS: 'logIn,refreshTokens,register,getWallet' },
  });
  const token = bearer();
  const { body } = await client.get('/api/auth/wallet').set('authorization', token).expect(200);
  expect(body.data).toEqual({ token });
});

test('SYS-3 the live stream follows the mock API if it is named', async () => {
  const { url, real, mock } = await mixed({
    upstream: { '/matches/live': data([]) },
    mocked: { '/matches/live': data([]) },
    env: { MOCK_OPERATIONS: 'streamLive' },
    limits: { livePollMs: 20 },
  });
  const events = await EventReader.open(`${url}/api/live/stream`);
  expect(events.headers.get('x-answered-by')).toBe('mock');
  await waitFor(() => expect(mock.requests.length).toBeGreaterThan(1));
  expect(real.requests).toEqual([]);
});

test.each([
  [problem(501), 'mock'],
  [data([]), 'upstream'],
])('with the fallback the live stream says where its list comes from', async (answer, source) => {
  const { url } = await mixed({
    upstream: { '/matches/live': answer },
    mocked: { '/matches/live': data([]) },
    env: { MOCK_FALLBACK: 'on' },
    limits: { livePollMs: 20 },
  });
  const events = await EventReader.open(`${url}/api/live/stream`);
  expect(events.headers.get('x-answered-by')).toBe(source);
});

test('a page is made of the answers of both', async () => {
  const renderer = onePageSite(async ({ origin, fetch }) => {
    const texts = await Promise.all(
      [RANKINGS, NEWS].map(async (path) => (await fetch(new Request(origin + path))).text()),
    );
    return { status: 200, headers: {}, body: texts.join(' ') };
  });
  const { client } = await mixed({
    upstream: { '/teams/rankings': data(['real']), '/news': problem(501) },
    mocked: { '/news': data(['mock']) },
    env: { MOCK_FALLBACK: 'on' },
    renderer,
  });
  const { text } = await client.get('/').expect(200);
  expect(text).toBe('{"data":["real"]} {"data":["mock"]}');
});

test('it is not ready before both respond', async () => {
  const { client, mock } = await mixed({
    upstream: {},
    mocked: {},
    env: { MOCK_FALLBACK: 'on' },
    renderer: onePageSite(async () => ({ status: 200, headers: {}, body: '' })),
  });
  await client.get('/readyz').expect(200);
  mock.server.closeAllConnections();
  mock.server.close();
  // The last verdict is kept for a second.
  await expect
    .poll(async () => (await client.get('/readyz')).status, { timeout: 10_000 })
    .toBe(503);
  const { body } = await client.get('/readyz');
  expect(body.detail).toMatch(/^The mock API does not respond/);
});

const UPSTREAM_URL = 'https://api.example.com';

test.each([
  [
    { UPSTREAM_URL, MOCK_OPERATIONS: 'getWalet' },
    /^MOCK_OPERATIONS must be operations of openapi.yaml separated by commas, such as getWallet,streamLive, not 'getWalet'\.$/,
  ],
  [{ UPSTREAM_URL, MOCK_FALLBACK: 'yes' }, /^MOCK_FALLBACK must be on or off, not 'yes'\.$/],
  [{ MOCK_OPERATIONS: 'getWallet' }, /^MOCK_OPERATIONS needs UPSTREAM_URL/],
  [
    { UPSTREAM_URL: 'http://127.0.0.1:8081', MOCK_FALLBACK: 'on' },
    /^MOCK_FALLBACK needs UPSTREAM_URL/,
  ],
  [
    { UPSTREAM_URL, MOCK_OPERATIONS: 'logIn' },
    /^MOCK_OPERATIONS must name logIn and refreshTokens together/,
  ],
  [
    { UPSTREAM_URL, MOCK_OPERATIONS: 'logIn,refreshTokens', JWKS_URL: 'https://x.example/keys' },
    /signs tokens with JWT_SECRET; unset/,
  ],
])('the configuration %o is refused', (env, message) => {
  const read = readConfig(env);
  expect(read.ok ? [] : read.errors).toEqual([expect.stringMatching(message)]);
});

test('an upstream without accounts needs no key if the mock API has them', () => {
  const read = readConfig({ UPSTREAM_URL, MOCK_OPERATIONS: 'logIn,refreshTokens' });
  expect(read.ok && read.config.verifier).toMatchObject({ kind: 'jwks' });
  const own = readConfig({ UPSTREAM_URL, MOCK_FALLBACK: 'on', JWT_SECRET: SECRET });
  expect(own.ok && own.config.mock).toMatchObject({ hasAccounts: false, fallback: true });
});
