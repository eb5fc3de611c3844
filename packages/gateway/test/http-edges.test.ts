import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { CircuitBreaker } from '../src/upstream/circuit-breaker.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { waitFor } from './wait-for.ts';

const LIVE = '/api/matches/live';

const setUp = async () => {
  const upstream = await startOrigin(json([]));
  return { upstream, ...(await startGateway(upstream.url)) };
};

const bodyOf = (text: string) => JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n')));

test('two Host fields are 400, also for a response in memory', async () => {
  const { url, client, upstream } = await setUp();
  for (let n = 0; n < 3; n += 1) await client.get(LIVE).expect(200);
  const text = await sendRaw(
    url,
    `GET ${LIVE} HTTP/1.1\r\nhost: a.example\r\nHost: b.example\r\nconnection: close\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(bodyOf(text)).toMatchObject({
    status: 400,
    errors: [{ field: 'host', in: 'header', message: 'is given more than once; give it once' }],
  });
  expect(upstream.requests).toHaveLength(1);
});

test('a 304 to a HEAD has no length, as one to a GET', async () => {
  const { client, url } = await setUp();
  const { headers } = await client.get(LIVE);
  for (const method of ['HEAD', 'GET']) {
    const text = await sendRaw(
      url,
      `${method} ${LIVE} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nif-none-match: ${headers.etag}\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 304 /);
    expect(text).not.toMatch(/content-length|transfer-encoding/i);
    expect(text).toContain(`etag: ${headers.etag}`);
  }
  const { text } = await client.get('/metrics');
  expect(text).toMatch(
    /request_seconds_count\{operation="listLiveMatches",method="HEAD",status="304"/,
  );
});

test('a GET has no body, whatever it says of its encoding', async () => {
  const { client } = await setUp();
  await client.get(LIVE).set('content-encoding', 'gzip').expect(200);
  await client
    .post('/api/auth/refresh')
    .set('content-encoding', 'gzip')
    .send({ refreshToken: 'x' })
    .expect(415);
});

test('a request that is no HTTP is refused after the responses to those before it', async () => {
  const waiting: ServerResponse[] = [];
  const upstream = await startOrigin((_, response) => void waiting.push(response));
  const { url } = await startGateway(upstream.url);
  const get = (limit: number) => `GET ${LIVE}?limit=${limit} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const received = sendRaw(url, `${get(1)}${get(2)}NOT HTTP AT ALL\r\n\r\n`);
  for (const n of [1, 2]) {
    await waitFor(() => expect(waiting).toHaveLength(n));
    json([])({} as never, waiting[n - 1] as ServerResponse);
  }
  const text = await received;
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(text.match(/\{"data":\[\]\}/g)).toHaveLength(2);
});

test.each([
  ['a coding that Node does not know', 'transfer-encoding: xchunked\r\nhost: y\r\n\r\n'],
  ['a broken chunk', 'transfer-encoding: chunked\r\nhost: y\r\n\r\nx\r\n'],
])('a request with %s that was answered is not answered again', async (_, rest) => {
  const { url } = await setUp();
  const text = await sendRaw(url, `GET ${LIVE} HTTP/1.1\r\nhost: x\r\n${rest}`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(bodyOf(text).errors).toMatchObject([{ field: 'host' }]);
});

const POST_JSON = 'POST /api/ai/chat HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const HOST = 'host: x\r\n\r\n';
const NO_HTTP: [string, string][] = [
  ['an unknown coding', `${POST_JSON}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a folded coding', `${POST_JSON}transfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n`],
  [
    'two codings',
    `${POST_JSON}transfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n0\r\n\r\n`,
  ],
  ['a list of lengths', `${POST_JSON}content-length: 0, 0\r\n\r\n`],
  ['a length in hexadecimal', `${POST_JSON}content-length: 0x5\r\n\r\nabcde`],
  ['a negative length', `${POST_JSON}content-length: -1\r\n\r\n`],
  [
    'a chunk size that overflows',
    `${POST_JSON}transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\nx\r\n0\r\n\r\n`,
  ],
  [
    'a bare CR after a chunk size',
    `${POST_JSON}transfer-encoding: chunked\r\n\r\n1\rX\r\n0\r\n\r\n`,
  ],
  ['a bare CR in a value', `GET / HTTP/1.1\r\nx: a\rb\r\n${HOST}`],
  ['NUL in a value', `GET / HTTP/1.1\r\nx: a\0b\r\n${HOST}`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['3,000 header fields', `GET / HTTP/1.1\r\n${'a:b\r\n'.repeat(3000)}${HOST}`],
];

test.each(NO_HTTP)('a request with %s gets one refusal at most', async (_, request) => {
  const { url, upstream } = await setUp();
  const text = await sendRaw(url, `${request}GET ${LIVE} HTTP/1.1\r\nconnection: close\r\n${HOST}`);
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d)\d\d/g)].map(([, first]) => first);
  expect(['', '4']).toContain(statuses.join());
  expect(upstream.requests).toEqual([]);
});

test.each([
  [{ code: 7 }, undefined],
  [['x'], 'none'],
  [null, [{ field: 3 }, null, { field: 'limit', in: 'query', message: 'is odd' }]],
])(
  'a problem of the upstream whose detail is %j is passed on without it',
  async (detail, errors) => {
    const upstream = await startOrigin((_, response) => {
      response.writeHead(400, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ detail, errors }));
    });
    const { client } = await startGateway(upstream.url);
    const { body } = await client.get(LIVE).expect(400);
    expect(body.detail).toBe('The upstream refused the request.');
    expect(body.errors).toEqual(
      Array.isArray(errors) ? [{ field: 'limit', in: 'query', message: 'is odd' }] : undefined,
    );
  },
);

test('a probe follows at most four seconds after the one before', () => {
  let now = 0;
  const breaker = new CircuitBreaker({ clock: () => now, gauge: undefined });
  for (let n = 0; n < 10; n += 1) breaker.admit()('failure');
  for (let n = 0; n < 8; n += 1) {
    expect(breaker.openMs).toBeLessThanOrEqual(4000);
    now += breaker.openMs;
    breaker.admit()('failure');
  }
  expect(breaker.openMs).toBe(4000);
});
