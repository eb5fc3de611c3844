import { expect, test } from 'vitest';
import { bearer, gateway } from './gateway.ts';
import { json, origin } from './origin.ts';

const DAY = '/api/matches?date=20261120&timezoneOffset=480&sportType=football';

test('SYS-2 only headers of the list go upstream; what Connection names is not special', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url);
  await ask
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
      'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5',
      'x-request-id': 'abcdefgh-1',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    })
    .expect(200);
  const { host, connection, ...headers } = upstream.seen[0]?.headers ?? {};
  expect(headers).toEqual({
    accept: 'application/json, application/problem+json',
    'accept-language': 'zh',
    'x-request-id': 'abcdefgh-1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  expect(`http://${host}`).toBe(upstream.url);
});

test('a request chooses its own world where dev tools are on, by header or cookie, and nowhere else', async () => {
  const upstream = await origin(json([]));
  const seenWith = async (devTools: string) => {
    const { ask } = await gateway(upstream.url, { env: { DEV_TOOLS: devTools } });
    const cookie = 'x-world-at=2026-05-01T12%3A00%3A00Z; x-mock-scenario=empty';
    await ask.get(DAY).set({ cookie, 'x-mock-scenario': 'storm' }).expect(200);
    const headers = upstream.seen.at(-1)?.headers ?? {};
    return [headers['x-world-at'], headers['x-mock-scenario'], headers.cookie];
  };
  expect(await seenWith('on')).toEqual(['2026-05-01T12:00:00Z', 'storm', undefined]);
  expect(await seenWith('off')).toEqual([undefined, undefined, undefined]);
});

test('a token goes on only where the operation asks for one', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url);
  const authorization = bearer();
  await ask.get('/api/matches/live').set('authorization', authorization).expect(200);
  await ask.get('/api/auth/wallet').set('authorization', authorization).expect(200);
  await ask
    .post('/api/ai/chat')
    .set('authorization', authorization)
    .send({ message: 'hi', userId: 'me' });
  expect(upstream.seen.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    authorization,
    authorization,
  ]);
});

test('the query goes on in the words of the contract, defaults spelled out', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url);
  await ask.get('/api/tournaments/ongoing?sportType=cs2&timezoneOffset=-0&size=007').expect(200);
  expect(upstream.seen[0]?.url).toBe(
    '/tournaments/ongoing?timezoneOffset=0&sportType=cs2&page=1&size=7',
  );
});

test('a body is written anew: of two fields with one name only the checked one leaves', async () => {
  let sent = '';
  const upstream = await origin((request, response) => {
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => json({ accessToken: 'a', refreshToken: 'b' })(request, response));
  });
  const { ask } = await gateway(upstream.url);
  await ask
    .post('/api/auth/login')
    .type('json')
    .send('{"username":"first","password":"p","username":"second"}')
    .expect(200)
    .expect('cache-control', 'private, no-store');
  expect(sent).toBe('{"username":"second","password":"p"}');
});

test('SYS-3 an upstream may live below a path of its own', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(`${upstream.url}/v1/`);
  await ask.get('/api/matches/live').expect(200);
  expect(upstream.seen[0]?.url).toBe('/v1/matches/live?limit=16');
});

test('a POST is not taken for abandoned because its body was read', async () => {
  const upstream = await origin((request, response) => {
    setTimeout(() => json({ email: 'a@b.c' })(request, response), 150);
  });
  const { ask } = await gateway(upstream.url);
  await ask.post('/api/register').send({ email: 'a@b.cd', password: 'long enough' }).expect(200);
});
