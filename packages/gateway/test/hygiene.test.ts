import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { bearer, gateway, onePage } from './gateway.ts';
import { json, origin } from './origin.ts';

async function whatIsSaid(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

test.each([
  ['its header fields', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  [
    'its body',
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ],
])('a client that never ends %s is cut off, and the rest are served', async (_, head) => {
  const upstream = await origin(json([]));
  const { url, ask } = await gateway(upstream.url, { limits: { clientMs: 200 } });
  const slow = whatIsSaid(url, head);
  await ask.get('/api/matches/live').expect(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 .*application\/problem\+json/s);
  expect(upstream.seen).toHaveLength(1);
});

test('no password, token, cookie or query gets into a log', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const upstream = await origin((request) => request.socket.destroy());
  const renderer = onePage(async () => {
    throw new Error('no luck');
  });
  const { ask } = await gateway(upstream.url, { logger: { level: 'trace', stream }, renderer });
  const token = bearer('topsecretname');
  await ask.post('/api/auth/login').send({ username: 'who@x.yz', password: 'hunter2hunter2' });
  await ask.post('/api/auth/refresh').send({ refreshToken: 'refresh-me-not' });
  await ask
    .get('/api/auth/wallet')
    .set('authorization', token)
    .set('cookie', 'session=cookiemonster');
  await ask.get('/api/auth/wallet').set('authorization', 'Bearer forged.token.here');
  await ask.get('/?token=inthequery').set('cookie', 'session=cookiemonster');
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

test('one request id leads through log, problem and upstream', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const upstream = await origin((_, response) => void response.writeHead(500).end());
  const { ask } = await gateway(upstream.url, { logger: { level: 'info', stream } });
  const { body } = await ask
    .get('/api/matches/live')
    .set('x-request-id', 'one-id-for-all')
    .expect(502);
  expect(body.requestId).toBe('one-id-for-all');
  expect(upstream.seen[0]?.headers['x-request-id']).toBe('one-id-for-all');
  expect(upstream.seen[0]?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(lines.filter((line) => line.includes('"reqId":"one-id-for-all"')).length).toBeGreaterThan(
    1,
  );
});

test('robots and whoever finds a fault are told where to turn', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, {
    env: { SECURITY_CONTACT: 'mailto:safe@example.com' },
  });
  await ask.get('/robots.txt').expect(200).expect('content-type', 'text/plain; charset=utf-8');
  const { text } = await ask.get('/.well-known/security.txt').expect(200);
  expect(text).toMatch(/^Contact: mailto:safe@example\.com\nExpires: 20/);
});

test('calls may load, frame and run nothing, whatever an upstream puts into them', async () => {
  const upstream = await origin((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
  });
  const { ask } = await gateway(upstream.url);
  const { headers } = await ask.get('/api/static/about.html').expect(200);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none';sandbox",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});
