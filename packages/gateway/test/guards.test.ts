import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';

const setUp = async () => {
  const upstream = await startOrigin(json([]));
  return { upstream, ...(await startGateway(upstream.url)) };
};

const PROBLEM = /^application\/problem\+json/;

test('SYS-2 a call under /api reaches the upstream without the prefix', async () => {
  const { upstream, client } = await setUp();
  const { body } = await client.get('/api/matches/live').expect(200);
  expect(body).toEqual({ data: [] });
  expect(upstream.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /matches/live?limit=16',
  ]);
});

test('API-21 an unknown endpoint is 404 and not forwarded', async () => {
  const { upstream, client } = await setUp();
  for (const path of [
    '/api',
    '/api/',
    '/api/matches/lost',
    '/api/matches/live/',
    '/api/Matches/live',
  ]) {
    const { body } = await client.get(path).expect(404).expect('content-type', PROBLEM);
    expect(body).toMatchObject({ status: 404, title: 'Not found' });
  }
  expect(upstream.requests).toEqual([]);
});

test('API-21 a wrong method is 405 with Allow, with any body', async () => {
  const { upstream, client } = await setUp();
  await client
    .post('/api/matches/live')
    .type('text/plain')
    .send('x')
    .expect(405)
    .expect('allow', 'GET, HEAD');
  await client.get('/api/auth/login').expect(405).expect('allow', 'POST');
  for (const method of ['options', 'trace', 'propfind', 'patch', 'delete'] as const) {
    await client[method]('/api/auth/login').expect(405).expect('allow', 'POST');
  }
  expect(upstream.requests).toEqual([]);
});

test('API-21 every operation of the contract has a route, and only its own methods', async () => {
  const { app } = await setUp();
  const missing = contract.operations.filter(
    ({ method, path }) =>
      !app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` }),
  );
  expect(missing.map(({ path }) => path)).toEqual(
    contract.operations.filter(({ path }) => /\}[.]/.test(path)).map(({ path }) => path),
  );
});

test('API-21 all invalid parameters are named, and the call is not forwarded', async () => {
  const { upstream, client } = await setUp();
  const { body } = await client
    .get('/api/matches?date=20260231&sportType=chess&sort=asc')
    .expect(400);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'date',
    'timezoneOffset',
    'sportType',
    'sort',
  ]);
  expect(body.detail).toBe('4 fields are wrong: date, timezoneOffset, sportType, sort.');
  expect(upstream.requests).toEqual([]);
});

test('API-21 a body that is not JSON is 415 or 400, one that is too large 413', async () => {
  const { upstream, client } = await setUp();
  const send = (type: string, body: string) => client.post('/api/auth/login').type(type).send(body);
  await send('text/plain', 'hello').expect(415).expect('content-type', PROBLEM);
  await send('application/x-www-form-urlencoded', 'a=b').expect(415);
  await send('application/json', '{"username":').expect(400).expect('content-type', PROBLEM);
  await send('application/json', '').expect(400);
  await send('application/json', '{"__proto__":{"x":1},"username":"a","password":"b"}').expect(400);
  await send('application/json', JSON.stringify({ username: 'x'.repeat(40_000) })).expect(413);
  await client.post('/api/auth/login').expect(400);
  await client.post('/api/auth/login').set('content-encoding', 'gzip').send({}).expect(415);
  expect(upstream.requests).toEqual([]);
});

test('API-21 a body that is not UTF-8 is a 400 that says so', async () => {
  const { upstream, client } = await setUp();
  const latin1 = Buffer.from('{"username":"jos\xe9","password":"a"}', 'latin1');
  const login = client
    .post('/api/auth/login')
    .type('application/json')
    .serialize((body) => body);
  const { body } = await login.send(latin1).expect(400);
  expect(body.errors).toEqual([{ field: 'body', in: 'body', message: 'is not valid UTF-8' }]);
  expect(upstream.requests).toEqual([]);
});

test('API-21 a field of the wrong type in a body is named', async () => {
  const { client } = await setUp();
  const { body } = await client.post('/api/register').send({ email: 'nobody', age: 3 }).expect(400);
  expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'age',
    'email',
    'password',
  ]);
});

test('SYS-5 a problem carries the id of its request, and the one that the caller gave it', async () => {
  const { client } = await setUp();
  const given = await client.get('/api/lost').set('x-request-id', 'abcdefgh-1').expect(404);
  expect(given.headers['x-request-id']).toBe('abcdefgh-1');
  expect(given.body.callerRequestId).toBe('abcdefgh-1');
  expect(given.body.requestId).toMatch(/^[\w-]{36}$/);
  const made = await client.get('/api/lost').set('x-request-id', 'bad id').expect(404);
  expect(made.body.requestId).toBe(made.headers['x-request-id']);
  expect(made.body).not.toHaveProperty('callerRequestId');
});

test('HEAD responds like GET, without the body', async () => {
  const { client } = await setUp();
  const { text, headers } = await client.head('/api/matches/live').expect(200);
  expect(text).toBeUndefined();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('an expectation that cannot be met is a 417 with a problem', async () => {
  const { url, upstream } = await setUp();
  const head = 'GET /api/matches/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n';
  const response = await sendRaw(url, `${head}expect: a miracle\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 417 .*application\/problem\+json.*"status":417/s);
  expect(upstream.requests).toEqual([]);
});
