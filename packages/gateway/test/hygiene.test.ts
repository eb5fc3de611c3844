import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { expect, test } from 'vitest';
import { bearer, onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { waitFor } from './wait-for.ts';

test.each([
  ['its header fields', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  [
    'its body',
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ],
])('a client that never completes %s is disconnected, and others are served', async (_, head) => {
  const upstream = await startOrigin(json([]));
  const { url, client } = await startGateway(upstream.url, { limits: { clientTimeoutMs: 200 } });
  const slow = sendRaw(url, head);
  await client.get('/api/matches/live').expect(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 .*application\/problem\+json/s);
  expect(upstream.requests).toHaveLength(1);
});

test('no password, token, cookie or query is logged', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const upstream = await startOrigin((request) => request.socket.destroy());
  const renderer = onePageSite(async () => {
    throw new Error('no luck');
  });
  const { client } = await startGateway(upstream.url, {
    logger: createLogger({ level: 'trace', destination: stream }),
    renderer,
  });
  const token = bearer('topsecretname');
  await client.post('/api/auth/login').send({ username: 'who@x.yz', password: 'hunter2hunter2' });
  await client.post('/api/auth/refresh').send({ refreshToken: 'refresh-me-not' });
  await client
    .get('/api/auth/wallet')
    .set('authorization', token)
    .set('cookie', 'session=cookiemonster');
  await client.get('/api/auth/wallet').set('authorization', 'Bearer forged.token.here');
  await client.get('/?token=inthequery').set('cookie', 'session=cookiemonster');
  expect(log).toContain('"operation":"logIn"');
  expect(log).toContain('"operation":"page"');
  const secrets = [
    'hunter2',
    'refresh-me-not',
    'cookiemonster',
    'forged',
    token.split('.')[1],
    'who@x',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

/** A gateway whose log lines the test reads. */
async function setUpLog(listener: RequestListener) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const upstream = await startOrigin(listener);
  const logger = createLogger({ level: 'info', destination });
  return { lines, upstream, ...(await startGateway(upstream.url, { logger })) };
}

test('log, problem and upstream share an id of the gateway, whatever id the caller sends', async () => {
  const { client, lines, upstream } = await setUpLog(
    (_, response) => void response.writeHead(500).end(),
  );
  const ask = () => client.get('/api/matches/live').set('x-request-id', 'one-id-for-all');
  const { body } = await ask().expect(502);
  const { requestId: reqId } = body;
  expect(upstream.requests[0]?.headers['x-request-id']).toBe(reqId);
  expect(upstream.requests[0]?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  const own = () => lines.filter((line) => line.reqId === reqId);
  await waitFor(() =>
    expect(own()).toEqual([
      expect.objectContaining({ level: 40 }),
      expect.objectContaining({ msg: 'request completed', callerRequestId: 'one-id-for-all' }),
    ]),
  );
  const other = await ask().expect(502);
  expect(other.body.requestId).not.toBe(reqId);
});

test('requests with the same id of their caller have ids of their own in the log, answered from the front cache too', async () => {
  const { client, lines } = await setUpLog(json([]));
  for (let n = 0; n < 4; n += 1)
    await client.get('/api/matches/live').set('x-request-id', 'one-id-for-all').expect(200);
  await client.get('/api/matches/live').expect(200);
  const requests = () => lines.filter(({ msg }) => msg === 'request completed');
  await waitFor(() => expect(requests()).toHaveLength(5));
  expect(new Set(requests().map(({ reqId }) => reqId)).size).toBe(5);
  expect(requests().map(({ callerRequestId }) => callerRequestId)).toEqual([
    ...Array(4).fill('one-id-for-all'),
    undefined,
  ]);
});

test('robots.txt and security.txt are served', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, {
    env: { SECURITY_CONTACT: 'mailto:safe@example.com' },
  });
  await client.get('/robots.txt').expect(200).expect('content-type', 'text/plain; charset=utf-8');
  const { text } = await client.get('/.well-known/security.txt').expect(200);
  expect(text).toMatch(/^Contact: mailto:safe@example\.com\nExpires: 20/);
});

test('API responses may load, frame and run nothing', async () => {
  const upstream = await startOrigin((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
  });
  const { client } = await startGateway(upstream.url);
  const { headers } = await client.get('/api/static/about.html').expect(200);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none';sandbox",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test.each([
  ['https://scores.example', 'max-age=31536000; includeSubDomains'],
  ['http://scores.example', 'max-age=31536000'],
])('with PUBLIC_URL %s browsers insist on HTTPS for %s', async (PUBLIC_URL, policy) => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, { env: { PUBLIC_URL } });
  for (const path of ['/api/matches/live', '/healthz', '/nothing']) {
    const { headers } = await client.get(path).set('host', 'scores.example');
    expect([path, headers['strict-transport-security']]).toEqual([path, policy]);
  }
});
