import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { WALLET, WAYS } from './ways.ts';

/** Everything that a proxy must not pass on, named in Connection or not. */
const FORBIDDEN = {
  connection: 'close, x-request-id, authorization, content-type, content-length, accept, host',
  cookie: 'session=1',
  host: 'evil.example',
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-real-ip': '1.2.3.4',
  forwarded: 'for=1.2.3.4;host=evil.example',
  via: '1.0 evil',
  'x-original-url': '/auth/wallet',
  'x-rewrite-url': '/auth/wallet',
  'x-http-method-override': 'DELETE',
  'x-mock-scenario': 'storm',
  'proxy-authorization': 'Basic eDp5',
  'proxy-connection': 'keep-alive',
  'keep-alive': 'timeout=99',
  te: 'trailers',
  upgrade: 'websocket',
  'if-none-match': '"a"',
  range: 'bytes=0-1',
  'x-request-id': 'abcdefgh-1',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

const COMMON = {
  accept: 'application/json, application/problem+json',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  traceparent: FORBIDDEN.traceparent,
  'x-forwarded-for': '127.0.0.1',
};

test('SYS-2 a forwarded GET has only headers of the call, whatever Connection names', async () => {
  const upstream = await startOrigin(json({}));
  const { client } = await startGateway(upstream.url);
  const authorization = bearer();
  await client
    .get(WALLET)
    .set({ ...FORBIDDEN, authorization })
    .expect(200);
  const { host, connection, ...headers } = upstream.requests[0]?.headers ?? {};
  expect(headers).toEqual({ ...COMMON, authorization });
  expect(`http://${host}`).toBe(upstream.url);
  expect(connection).toBe('keep-alive');
});

test('SYS-2 a forwarded POST has only headers and body of the call, whatever Connection names', async () => {
  let sent = '';
  const upstream = await startOrigin((request, response) => {
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => json({})(request, response));
  });
  const { client } = await startGateway(upstream.url);
  await client
    .post('/api/auth/refresh')
    .set(FORBIDDEN)
    .type('application/json; charset=utf-8')
    .send('{ "refreshToken" : "r" }')
    .expect(200);
  const { host, connection, ...headers } = upstream.requests[0]?.headers ?? {};
  expect(headers).toEqual({
    ...COMMON,
    'content-type': 'application/json',
    'content-length': '20',
  });
  expect(`http://${host}`).toBe(upstream.url);
  expect(sent).toBe('{"refreshToken":"r"}');
});

test('API-25 a log-in is forwarded with the User-Agent, which names the session, and no other call is', async () => {
  const upstream = await startOrigin(json({ accessToken: 'a', refreshToken: 'b' }));
  const { client } = await startGateway(upstream.url);
  const agent = `Mozilla/5.0 ${'x'.repeat(2000)}`;
  const credentials = { username: 'a@b.cd', password: 'x' };
  await client.post('/api/auth/login').set('user-agent', agent).send(credentials).expect(200);
  await client.post('/api/auth/refresh').set('user-agent', agent).send({ refreshToken: 'r' });
  expect(upstream.requests.map(({ headers }) => headers['user-agent'])).toEqual([
    agent.slice(0, 512),
    undefined,
  ]);
});

test('kept and forwarded requests for the same call are the same', async () => {
  const upstream = await startOrigin(json([], { 'cache-control': 'private' }));
  const { client } = await startGateway(`${upstream.url}/v1`);
  for (let n = 0; n < 2; n += 1) {
    await client.get('/api/static/about%2dus.html').set({ traceparent: FORBIDDEN.traceparent });
    await client
      .get('/api/matches?sportType=football&timezoneOffset=-0&date=20261120')
      .set({ traceparent: FORBIDDEN.traceparent })
      .expect(200);
  }
  const seen = upstream.requests.map(({ method, url, headers, rawHeaders }) => ({
    method,
    url,
    rawHeaders: rawHeaders.map((text) => (text === headers['x-request-id'] ? 'its id' : text)),
  }));
  expect(seen).toHaveLength(4);
  expect(seen.slice(2)).toEqual(seen.slice(0, 2));
  expect(seen[1]?.url).toBe('/v1/matches?date=20261120&timezoneOffset=0&sportType=football');
});

test('a forwarded HEAD is sent as a GET, and its response has no body', async () => {
  const upstream = await startOrigin(json({ balance: 1 }));
  const { client } = await startGateway(upstream.url);
  const { text, headers } = await client.head(WALLET).set('authorization', bearer()).expect(200);
  expect(text).toBeUndefined();
  expect(headers['content-length']).toBe('22');
  expect(upstream.requests.map(({ method }) => method)).toEqual(['GET']);
});

test.each(['/api/matches/live', WALLET])('a WebSocket is not opened: %s', async (path) => {
  const upstream = await startOrigin(json([]));
  upstream.server.on('upgrade', (_, socket) => socket.destroy());
  const { url } = await startGateway(upstream.url);
  const response = await sendRaw(
    url,
    [
      `GET ${path} HTTP/1.1`,
      'host: localhost',
      `authorization: ${bearer()}`,
      'connection: upgrade, close',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ].join('\r\n'),
  );
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(upstream.requests[0]?.headers.upgrade).toBeUndefined();
  expect(upstream.requests[0]?.headers).not.toHaveProperty('sec-websocket-key');
});

test.each(WAYS)('early hints of the upstream are not passed on: $way', async ({ ask }) => {
  const upstream = await startOrigin((request, response) => {
    response.writeEarlyHints({ link: '</evil.js>; rel=preload' });
    json([])(request, response);
  });
  const { client } = await startGateway(upstream.url);
  const { headers } = await ask(client).expect(200);
  expect(headers).not.toHaveProperty('link');
});

test('a body that no operation takes is not forwarded', async () => {
  const upstream = await startOrigin(json({}));
  const { client } = await startGateway(upstream.url);
  await client.get(WALLET).set('authorization', bearer()).send({ a: 1 }).expect(200);
  expect(upstream.requests[0]?.headers).not.toHaveProperty('content-length');
  expect(upstream.requests[0]?.headers).not.toHaveProperty('transfer-encoding');
});

test('SYS-2 a POST that is read late, after its client has left, is not forwarded', async () => {
  const upstream = await startOrigin(json({}));
  const { app, url, client } = await startGateway(upstream.url);
  const refresh = () => client.post('/api/auth/refresh').send({ refreshToken: 'r' }).expect(200);
  await refresh();
  const late = connect(Number(new URL(url).port), '127.0.0.1');
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  late.end(
    'POST /api/auth/refresh HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"refreshToken":"r"}',
  );
  await once(accepted, 'close');
  await refresh();
  expect(upstream.requests).toHaveLength(2);
});
