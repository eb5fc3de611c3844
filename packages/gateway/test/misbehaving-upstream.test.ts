import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { gateway } from './gateway.ts';
import { json, origin } from './origin.ts';

const LIVE = '/api/matches/live';
const quick = {
  UPSTREAM_CONNECT_MS: '300',
  UPSTREAM_HEADERS_MS: '200',
  UPSTREAM_BODY_MS: '200',
  UPSTREAM_TOTAL_MS: '1500',
};

/** Answers every connection with these bytes. */
async function bytes(text: string, end = true): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(text);
      if (end) socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function refusing(): Promise<string> {
  const { url, server } = await origin(json([]));
  server.close();
  return url;
}

const askOf = async (url: string) => (await gateway(url, { env: quick })).ask;
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

test('an upstream that refuses connections is 503 with Retry-After', async () => {
  const ask = await askOf(await refusing());
  const { body } = await ask.get(LIVE).expect(503).expect('retry-after', '2');
  expect(body).toMatchObject({ status: 503, detail: 'The upstream cannot be reached.' });
});

test('an upstream that hangs is 504', async () => {
  const { url } = await origin(() => {});
  await (await askOf(url))
    .get(LIVE)
    .expect(504)
    .expect('content-type', /problem/);
});

test('an upstream that stops in the middle is 504', async () => {
  const ask = await askOf(await bytes(`${head}content-length: 100\r\n\r\n{"data":`, false));
  await ask.get(LIVE).expect(504);
});

test('an upstream that drips is cut off when its whole time is up', async () => {
  const { url } = await origin((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  });
  const began = performance.now();
  await (await askOf(url)).get(LIVE).expect(504);
  expect(performance.now() - began).toBeLessThan(4500);
});

const breakers: [string, string][] = [
  ['resets before an answer', ''],
  ['promises more than it sends', `${head}content-length: 100\r\n\r\n{"data":[]}`],
  ['sends a length that is none', `${head}content-length: ten\r\n\r\n{"data":[]}`],
  ['sends two lengths', `${head}content-length: 5\r\ncontent-length: 11\r\n\r\n{"data":[]}`],
  [
    'sends a length and chunks',
    `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['breaks off its chunks', `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"dat`],
  ['speaks no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['sends headers without end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`],
  ['answers what is not JSON', `${head}connection: close\r\n\r\n<html>oops</html>`],
  [
    'answers another media type',
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<script>alert(1)</script>',
  ],
  [
    'redirects',
    'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/secret\r\ncontent-length: 0\r\n\r\n',
  ],
  ['answers 500', 'HTTP/1.1 500 Oops\r\ncontent-length: 5\r\n\r\nstack'],
  ['answers 204', 'HTTP/1.1 204 No Content\r\n\r\n'],
  ['answers 401 where nobody asked for a token', 'HTTP/1.1 401 No\r\ncontent-length: 0\r\n\r\n'],
];

test.each(breakers)(
  'an upstream that %s is 502, and nothing of it is passed on',
  async (_, text) => {
    const ask = await askOf(await bytes(text));
    const { body, headers, text: sent } = await ask.get(LIVE).expect(502);
    expect(body).toMatchObject({ status: 502, requestId: headers['x-request-id'] });
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers).not.toHaveProperty('location');
    expect(sent).not.toMatch(/script|stack|oops/);
  },
);

test('an upstream that asks to come back later is 503 with its own Retry-After', async () => {
  const busy: RequestListener = (_, response) =>
    void response.writeHead(503, { 'retry-after': '7' }).end();
  const { url, seen } = await origin(busy);
  const ask = await askOf(url);
  await ask.get(LIVE).expect(503).expect('retry-after', '7');
  // Not one retry: the proxy plugin made ten of them, and 0 did not switch them off.
  expect(seen).toHaveLength(1);
});

test('cookies and other headers that the contract does not name stay behind', async () => {
  const { url } = await origin(
    json([], {
      'set-cookie': ['session=1', 'b=2'],
      server: 'secret/1.0',
      'x-powered-by': 'y',
      'access-control-allow-origin': '*',
      'content-language': 'en',
    }),
  );
  const { headers } = await (await askOf(url))
    .get(LIVE)
    .expect(200)
    .expect('content-language', 'en');
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('a certificate that nobody vouches for is not accepted', async () => {
  const { createServer: createTls } = await import('node:https');
  const { cert, key } = await import('./self-signed.ts');
  const server = createTls({ cert, key }, json([]) as never).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ask = await askOf(`https://localhost:${(server.address() as AddressInfo).port}`);
  await ask.get(LIVE).expect(502);
});
