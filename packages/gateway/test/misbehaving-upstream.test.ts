import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { WAYS } from './ways.ts';

const SHORT_TIMEOUTS = {
  UPSTREAM_CONNECT_MS: '300',
  UPSTREAM_HEADERS_MS: '200',
  UPSTREAM_BODY_MS: '200',
  UPSTREAM_TOTAL_MS: '1500',
};

/** Starts an upstream that sends these bytes on every connection. */
async function startRawUpstream(text: string, end = true): Promise<string> {
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

async function startRefusingUpstream(): Promise<string> {
  const { url, server } = await startOrigin(json([]));
  server.close();
  return url;
}

/** With all extras answers are streamed where they can be, without them each is completed. */
const WAYS_OF_BOTH = ['all', ''].flatMap((extras) => WAYS.map((one) => ({ ...one, extras })));
const OK_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

const BROKEN_RESPONSES: [string, string][] = [
  ['closes without a response', ''],
  ['promises more than it sends', `${OK_HEAD}content-length: 100\r\n\r\n{"data":[]}`],
  ['sends an invalid length', `${OK_HEAD}content-length: ten\r\n\r\n{"data":[]}`],
  ['sends two lengths', `${OK_HEAD}content-length: 5\r\ncontent-length: 11\r\n\r\n{"data":[]}`],
  [
    'sends a length and chunks',
    `${OK_HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['ends its chunks early', `${OK_HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"dat`],
  ['does not send HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['sends endless headers', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`],
  ['sends invalid JSON', `${OK_HEAD}connection: close\r\n\r\n<html>oops</html>`],
  [
    'sends another media type',
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<script>alert(1)</script>',
  ],
  [
    'redirects',
    'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/secret\r\ncontent-length: 0\r\n\r\n',
  ],
  ['responds with 500', 'HTTP/1.1 500 Oops\r\ncontent-length: 5\r\n\r\nstack'],
  ['responds with 204', 'HTTP/1.1 204 No Content\r\n\r\n'],
  ['responds with 100 and nothing else', 'HTTP/1.1 100 Continue\r\n\r\n'],
  [
    'switches protocols unasked',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  ],
  ['responds with an undeclared 410', 'HTTP/1.1 410 No\r\ncontent-length: 0\r\n\r\n'],
];

describe.each(WAYS_OF_BOTH)('$way, UPSTREAM_EXTRAS=$extras', ({ ask, extras }) => {
  const clientFor = async (url: string) => {
    const env = { ...SHORT_TIMEOUTS, UPSTREAM_EXTRAS: extras };
    return (await startGateway(url, { env })).client;
  };

  test('an upstream that refuses connections is 503 with Retry-After', async () => {
    const client = await clientFor(await startRefusingUpstream());
    const { body } = await ask(client).expect(503).expect('retry-after', '2');
    expect(body).toMatchObject({ status: 503, detail: 'The upstream cannot be reached.' });
  });

  test('an upstream that hangs is 504', async () => {
    const { url } = await startOrigin(() => {});
    await ask(await clientFor(url))
      .expect(504)
      .expect('content-type', /problem/);
  });

  test('an upstream that stops midway is 504', async () => {
    const client = await clientFor(
      await startRawUpstream(`${OK_HEAD}content-length: 100\r\n\r\n{"data":`, false),
    );
    await ask(client).expect(504);
  });

  test('an upstream that sends slowly is aborted at the total timeout', async () => {
    const { url } = await startOrigin((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const interval = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(interval));
    });
    const began = performance.now();
    await ask(await clientFor(url)).expect(504);
    expect(performance.now() - began).toBeLessThan(4500);
  });

  test.each(BROKEN_RESPONSES)(
    'an upstream that %s is 502, and its response is not passed on',
    async (_, text) => {
      const client = await clientFor(await startRawUpstream(text));
      const { body, headers, text: sent } = await ask(client).expect(502);
      expect(body).toMatchObject({ status: 502, requestId: headers['x-request-id'] });
      expect(headers['content-type']).toContain('application/problem+json');
      expect(headers).not.toHaveProperty('location');
      expect(sent).not.toMatch(/script|stack|oops/);
    },
  );

  test.each([
    ['on', 'The upstream responded with 500, which the contract does not declare here. Broken.'],
    ['off', 'The upstream responded with 500, which the contract does not declare here.'],
  ])('with DEV_TOOLS=%s the upstream’s own error reads: %s', async (devTools, detail) => {
    const { url } = await startOrigin((_, response) =>
      response
        .writeHead(500, { 'content-type': 'application/problem+json' })
        .end('{"status":500,"detail":"Broken."}'),
    );
    const { client } = await startGateway(url, {
      env: { DEV_TOOLS: devTools, UPSTREAM_EXTRAS: extras },
    });
    const { body } = await ask(client).expect(502);
    expect(body.detail).toBe(detail);
  });

  test('a busy upstream is 503 with its own Retry-After', async () => {
    const busy: RequestListener = (_, response) =>
      void response.writeHead(503, { 'retry-after': '7' }).end();
    const { url, requests } = await startOrigin(busy);
    const client = await clientFor(url);
    await ask(client).expect(503).expect('retry-after', '7');
    // No retry: the proxy plugin by itself repeats a GET ten times.
    expect(requests).toHaveLength(1);
  });

  test('cookies and other headers that the contract does not declare are dropped', async () => {
    const { url } = await startOrigin(
      json([], {
        'set-cookie': ['session=1', 'b=2'],
        server: 'secret/1.0',
        'x-powered-by': 'y',
        'access-control-allow-origin': '*',
        'x-request-id': 'declared',
        connection: 'close, x-request-id',
        'proxy-authenticate': 'Basic',
        'alt-svc': 'h2=":1"',
        location: 'http://127.0.0.1:1/',
      }),
    );
    const { headers } = await ask(await clientFor(url))
      .expect(200)
      .expect('x-request-id', 'declared');
    for (const name of [
      'set-cookie',
      'server',
      'x-powered-by',
      'access-control-allow-origin',
      'proxy-authenticate',
      'alt-svc',
      'location',
    ]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  test('an untrusted certificate is not accepted', async () => {
    const { createServer: createTls } = await import('node:https');
    const { cert, key } = await import('./self-signed.ts');
    const server = createTls({ cert, key }, json([]) as never).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const client = await clientFor(`https://localhost:${(server.address() as AddressInfo).port}`);
    await ask(client).expect(502);
  });
});
