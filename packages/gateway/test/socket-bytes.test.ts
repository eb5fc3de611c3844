import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { ResponseReader } from './response-reader.ts';

// Bytes that no HTTP client would send. Whatever they are, the gateway responds by the contract or closes the connection.

const LIVE = '/api/matches/live?limit=1';
const CLOSE = 'connection: close';
/** After it a silent connection is closed from this side, which the server must answer. */
const QUIET_MS = 100;
const HANG_MS = 20_000;

const head = (line: string, ...fields: string[]) =>
  `${line}\r\nhost: 127.0.0.1\r\n${fields.map((field) => `${field}\r\n`).join('')}\r\n`;
const get = (target: string, ...fields: string[]) => head(`GET ${target} HTTP/1.1`, ...fields);

/** Sends the bytes over a connection of their own and reads until it is closed. */
function exchange(url: string, bytes: string, methods: readonly string[], quietMs = QUIET_MS) {
  return new Promise<ResponseReader>((done, fail) => {
    const reader = new ResponseReader(methods);
    const { hostname, port } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    let quiet: NodeJS.Timeout | undefined;
    const listen = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), quietMs);
    };
    const hang = setTimeout(() => {
      socket.destroy();
      fail(new Error(`the connection hangs after ${JSON.stringify(bytes.slice(0, 200))}`));
    }, HANG_MS);
    socket.write(bytes, 'latin1');
    listen();
    socket.on('data', (chunk) => {
      reader.push(chunk);
      if (reader.isStream || reader.error) socket.destroy();
      else listen();
    });
    socket.on('end', () => socket.end());
    // A server that closes while it is sent more resets the connection: its response may be lost with it.
    socket.on('error', () => {});
    socket.on('close', (hasError) => {
      clearTimeout(hang);
      clearTimeout(quiet);
      if (!hasError) reader.end();
      done(reader);
    });
  });
}

/** What is wrong with the responses to these requests, if anything is. */
function errorsOf({ responses, error }: ResponseReader, methods: readonly string[]): string[] {
  const errors = error ? [error] : [];
  if (responses.length > methods.length) errors.push(`${responses.length} responses`);
  for (const [n, { status, headers, body }] of responses.entries()) {
    if (status >= 500 && status !== 501) errors.push(`status ${status}: ${body}`);
    if (status === 405 && !headers.has('allow')) errors.push('a 405 without Allow');
    const type = headers.get('content-type') ?? '';
    if (status < 400 || methods[n] === 'HEAD' || type.startsWith('text/html')) continue;
    const problem = type.startsWith('application/problem+json') ? JSON.parse(`${body}`) : {};
    if (problem.status !== status) errors.push(`a ${status} without its problem`);
    if (status === 400 && !problem.errors?.[0]?.field) errors.push('a 400 that names no field');
  }
  return errors;
}

async function setUp() {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<p>page</p>',
  }));
  const { url, client } = await startGateway(upstream.url, { renderer });
  return {
    /** Sends each, and expects no fault in any response, and a site that serves afterwards. */
    async expectSound(cases: readonly string[], methods: readonly string[] = ['GET']) {
      const all = await Promise.all(
        cases.map(async (bytes) => {
          const errors = errorsOf(await exchange(url, bytes, methods), methods);
          return errors.map((error) => `${error} to ${JSON.stringify(bytes.slice(0, 200))}`);
        }),
      );
      expect(all.flat()).toEqual([]);
      await client.get(LIVE).expect(200);
    },
    url,
  };
}

test('odd targets get a page, data, or a refusal', async () => {
  const { expectSound } = await setUp();
  const targets = [
    '*',
    'http://example.com/api/matches/live',
    'example.com:443',
    '//example.com/api/matches/live',
    '/api//matches/live',
    '/api/./matches/../matches/live',
    '/api/%2e%2e/healthz',
    '/api%2Fmatches%2Flive',
    '/api\\matches\\live',
    '/api/matches/live;x=1',
    '/api/matches/live%00',
    '/api/matches/live%',
    '/api/matches/live?%',
    '/api/matches/live?limit=%E0%A4%A',
    '/api/static/..%2f..%2fetc%2fpasswd.html',
    '/API/matches/live',
    '/api/matches/live/',
    '/football/matches?date=%FF',
    '/worlds/enter?to=//example.com',
    '/api/live/stream',
    '/api/live/stream?sportType=x',
    `/api/${'x'.repeat(20_000)}`,
    `${LIVE}${'&limit=1'.repeat(900)}`,
  ];
  await expectSound(targets.map((target) => get(target, CLOSE)));
});

test('odd methods and versions are refused', async () => {
  const { expectSound } = await setUp();
  const methods = 'OPTIONS TRACE CONNECT PUT DELETE PATCH PROPFIND get GETT PRI M-SEARCH'.split(
    ' ',
  );
  await expectSound(methods.map((method) => head(`${method} ${LIVE} HTTP/1.1`, CLOSE)));
  await expectSound([head(`HEAD ${LIVE} HTTP/1.1`, CLOSE)], ['HEAD']);
  const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTPS/1.1', ''];
  await expectSound(versions.map((version) => head(`GET ${LIVE} ${version}`, CLOSE)));
});

test('odd header fields never break a response', async () => {
  const { expectSound } = await setUp();
  const fields = [
    'host: example.com',
    'content-length: 5',
    'content-length: -1',
    'content-length: 5, 6',
    'transfer-encoding: chunked',
    'transfer-encoding: chunked, identity',
    'transfer-encoding: xchunked',
    'Transfer-Encoding : chunked',
    'connection: x-request-id, host',
    'upgrade: websocket',
    'upgrade: h2c',
    'expect: 100-continue',
    'expect: a miracle',
    'range: bytes=0-1',
    `if-none-match: "${'x'.repeat(3000)}"`,
    'x-forwarded-for: not an address',
    'x-forwarded-proto: javascript',
    'x-http-method-override: DELETE',
    'authorization: Bearer x.y.z',
    `authorization: Bearer ${'x'.repeat(9000)}`,
    'x-world-at: 2026-12-24T18:00:00Z',
    'x-mock-scenario: hang',
    'cookie: touchline=%7B',
    'accept-language: zh;q=abc, *;q=2',
    'accept-encoding: br;q=0, x;q=0, *',
    'traceparent: 00-0-0-00',
    `x: ${'x'.repeat(40_000)}`,
    Array.from({ length: 2000 }, (_, n) => `x-${n}: x`).join('\r\n'),
  ];
  for (const target of [LIVE, '/', '/api/auth/wallet'])
    await expectSound(fields.map((field) => get(target, field, CLOSE)));
});

test('pipelined requests get their responses in order', async () => {
  const { url } = await setUp();
  const targets = Array.from({ length: 16 }, (_, n) => (n % 3 === 0 ? '/api/nope' : LIVE));
  const bytes = targets.map((target, n) => get(target, ...(n === 15 ? [CLOSE] : []))).join('');
  const methods = targets.map(() => 'GET');
  const reader = await exchange(url, bytes, methods, HANG_MS);
  expect(errorsOf(reader, methods)).toEqual([]);
  expect(reader.responses.map(({ status }) => status)).toEqual(
    targets.map((target) => (target === LIVE ? 200 : 404)),
  );
});

test('chunks of any form smuggle nothing', async () => {
  const { expectSound } = await setUp();
  const chunks = [
    '0\r\n\r\n',
    '5\r\nhello\r\n0\r\n\r\n',
    '5;x=y\r\nhello\r\n0\r\nx: y\r\n\r\n',
    'ffffffffffffffff\r\n',
    '-5\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '1000000\r\n{',
    'g\r\n\r\n',
    ' 5\r\nhello\r\n0\r\n\r\n',
    `9c40\r\n${'x'.repeat(40_000)}\r\n0\r\n\r\n`,
  ];
  const type = 'content-type: application/json';
  const coding = 'transfer-encoding: chunked';
  const after = get('/api/nope?smuggled', CLOSE);
  for (const line of ['POST /api/ai/chat HTTP/1.1', `GET ${LIVE} HTTP/1.1`])
    for (const fields of [
      [type, coding, CLOSE],
      [type, coding, 'content-length: 7', CLOSE],
    ])
      await expectSound(
        chunks.map((body) => head(line, ...fields) + body + after),
        [line.split(' ', 1)[0] ?? '', 'GET'],
      );
});

test('a request that stops anywhere is answered or closed', async () => {
  const { expectSound, url } = await setUp();
  const body = '{"message":"Who plays?","userId":"one"}';
  const length = `content-length: ${body.length}`;
  const fields = ['content-type: application/json', length];
  const whole = head('POST /api/ai/chat HTTP/1.1', ...fields) + body;
  const cuts = Array.from({ length: whole.length - 1 }, (_, n) => whole.slice(0, n + 1));
  await expectSound(cuts, ['POST']);
  const { hostname, port } = new URL(url);
  for (const cut of cuts) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('connect', () => socket.write(cut, () => socket.resetAndDestroy()));
  }
  await expectSound([get(LIVE, CLOSE)]);
});

test('any bytes, alone or after requests, get no response that is not HTTP', async () => {
  const { expectSound } = await setUp();
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 });
  const any = fc
    .sample(bytes, { seed: 1, numRuns: 200 })
    .map((one) => Buffer.from(one).toString('latin1'));
  await expectSound(any);
  await expectSound(
    any.map((one) => get(LIVE) + get(LIVE) + one),
    ['GET', 'GET', 'GET'],
  );
});
