import { expect, test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const DAY = '/api/matches?date=20261120&timezoneOffset=480&sportType=football';

test('SYS-2 only listed headers are forwarded, whatever Connection names', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url);
  await client
    .get('/api/matches/live')
    .set({
      connection: 'close, x-request-id, accept-language, host',
      cookie: 'a=b',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-host': 'evil',
      'x-original-url': '/auth/wallet',
      'x-world-at': '2026-01-01T00:00:00Z',
      'x-mock-scenario': 'storm',
      'x-mock-overrides': '{}',
      'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5',
      'x-request-id': 'abcdefgh-1',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    })
    .expect(200);
  const { host, connection, ...headers } = upstream.requests[0]?.headers ?? {};
  expect(headers).toEqual({
    accept: 'application/json, application/problem+json',
    'accept-language': 'zh',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  expect(`http://${host}`).toBe(upstream.url);
});

test('with dev tools a request chooses its world by header or cookie', async () => {
  const upstream = await startOrigin(json([]));
  const headersWith = async (devTools: string) => {
    const { client } = await startGateway(upstream.url, { env: { DEV_TOOLS: devTools } });
    const cookie =
      'x-world-at=2026-05-01T12%3A00%3A00Z; x-mock-scenario=empty; x-mock-overrides=%7B%7D';
    await client.get(DAY).set({ cookie, 'x-mock-scenario': 'storm' }).expect(200);
    const headers = upstream.requests.at(-1)?.headers ?? {};
    return [
      headers['x-world-at'],
      headers['x-mock-scenario'],
      headers['x-mock-overrides'],
      headers.cookie,
    ];
  };
  expect(await headersWith('on')).toEqual(['2026-05-01T12:00:00Z', 'storm', '{}', undefined]);
  expect(await headersWith('off')).toEqual([undefined, undefined, undefined, undefined]);
});

test('a token is forwarded only if the operation uses one', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url);
  const authorization = bearer();
  await client.get('/api/matches/live').set('authorization', authorization).expect(200);
  await client.get('/api/auth/wallet').set('authorization', authorization).expect(200);
  await client
    .post('/api/ai/chat')
    .set('authorization', authorization)
    .send({ message: 'hi', userId: 'me' });
  expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    authorization,
    authorization,
  ]);
});

test('the query is forwarded in canonical form, with defaults', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url);
  await client.get('/api/tournaments/ongoing?sportType=cs2&timezoneOffset=-0&size=007').expect(200);
  expect(upstream.requests[0]?.url).toBe(
    '/tournaments/ongoing?timezoneOffset=0&sportType=cs2&page=1&size=7',
  );
});

test('a body is serialized again: of duplicate fields only the validated one is forwarded', async () => {
  let sent = '';
  const upstream = await startOrigin((request, response) => {
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => json({ accessToken: 'a', refreshToken: 'b' })(request, response));
  });
  const { client } = await startGateway(upstream.url);
  await client
    .post('/api/auth/login')
    .type('json')
    .send('{"username":"first","password":"p","username":"second"}')
    .expect(200)
    .expect('cache-control', 'private, no-store');
  expect(sent).toBe('{"username":"second","password":"p"}');
});

test('SYS-3 the upstream URL may have a path', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(`${upstream.url}/v1/`);
  await client.get('/api/matches/live').expect(200);
  expect(upstream.requests[0]?.url).toBe('/v1/matches/live?limit=16');
});

test('a POST is not aborted when its body has been read', async () => {
  const upstream = await startOrigin((request, response) => {
    setTimeout(() => json({ email: 'a@b.c' })(request, response), 150);
  });
  const { client } = await startGateway(upstream.url);
  await client.post('/api/register').send({ email: 'a@b.cd', password: 'long enough' }).expect(200);
});
