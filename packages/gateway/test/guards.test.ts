import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { gateway } from './gateway.ts';
import { json, origin } from './origin.ts';

const setUp = async () => {
  const upstream = await origin(json([]));
  return { upstream, ...(await gateway(upstream.url)) };
};

const problem = /^application\/problem\+json/;

test('SYS-2 a call under /api reaches the upstream without the prefix', async () => {
  const { upstream, ask } = await setUp();
  const { body } = await ask.get('/api/matches/live').expect(200);
  expect(body).toEqual({ data: [] });
  expect(upstream.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /matches/live?limit=16',
  ]);
});

test('API-21 what the contract does not have is 404, and the upstream never hears of it', async () => {
  const { upstream, ask } = await setUp();
  for (const path of [
    '/api',
    '/api/',
    '/api/matches/lost',
    '/api/matches/live/',
    '/api/Matches/live',
  ]) {
    const { body } = await ask.get(path).expect(404).expect('content-type', problem);
    expect(body).toMatchObject({ status: 404, title: 'Not found' });
  }
  expect(upstream.seen).toEqual([]);
});

test('API-21 a wrong method is 405 with Allow, whatever its body is', async () => {
  const { upstream, ask } = await setUp();
  await ask
    .post('/api/matches/live')
    .type('text/plain')
    .send('x')
    .expect(405)
    .expect('allow', 'GET, HEAD');
  await ask.get('/api/auth/login').expect(405).expect('allow', 'POST');
  for (const method of ['options', 'trace', 'propfind', 'patch', 'delete'] as const) {
    await ask[method]('/api/auth/login').expect(405).expect('allow', 'POST');
  }
  expect(upstream.seen).toEqual([]);
});

test('API-21 every operation of the contract has a route, and only its own methods', async () => {
  const { app } = await setUp();
  const listed = contract.operations.filter(
    ({ method, path }) =>
      !app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` }),
  );
  expect(listed.map(({ path }) => path)).toEqual(
    contract.operations.filter(({ path }) => /\}[.]/.test(path)).map(({ path }) => path),
  );
});

test('API-21 bad parameters are all named, and nothing of them leaves', async () => {
  const { upstream, ask } = await setUp();
  const { body } = await ask.get('/api/matches?date=20260231&sportType=chess&sort=asc').expect(400);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'date',
    'timezoneOffset',
    'sportType',
    'sort',
  ]);
  expect(body.detail).toBe('4 fields are wrong: date, timezoneOffset, sportType, sort.');
  expect(upstream.seen).toEqual([]);
});

test('API-21 a body that is not JSON is 415 or 400, one that is too large 413', async () => {
  const { upstream, ask } = await setUp();
  const send = (type: string, body: string) => ask.post('/api/auth/login').type(type).send(body);
  await send('text/plain', 'hello').expect(415).expect('content-type', problem);
  await send('application/x-www-form-urlencoded', 'a=b').expect(415);
  await send('application/json', '{"username":').expect(400).expect('content-type', problem);
  await send('application/json', '').expect(400);
  await send('application/json', '{"__proto__":{"x":1},"username":"a","password":"b"}').expect(400);
  await send('application/json', JSON.stringify({ username: 'x'.repeat(40_000) })).expect(413);
  await ask.post('/api/auth/login').expect(400);
  await ask.post('/api/auth/login').set('content-encoding', 'gzip').send({}).expect(415);
  expect(upstream.seen).toEqual([]);
});

test('API-21 a field of the wrong type in a body is named', async () => {
  const { ask } = await setUp();
  const { body } = await ask.post('/api/register').send({ email: 'nobody', age: 3 }).expect(400);
  expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'age',
    'email',
    'password',
  ]);
});

test('SYS-5 a problem carries the request id of its answer', async () => {
  const { ask } = await setUp();
  const given = await ask.get('/api/lost').set('x-request-id', 'abcdefgh-1').expect(404);
  expect(given.headers['x-request-id']).toBe('abcdefgh-1');
  expect(given.body.requestId).toBe('abcdefgh-1');
  const made = await ask.get('/api/lost').set('x-request-id', 'bad id').expect(404);
  expect(made.body.requestId).toMatch(/^[\w-]{36}$/);
});

test('a HEAD is answered like its GET, without the body', async () => {
  const { ask } = await setUp();
  const { text, headers } = await ask.head('/api/matches/live').expect(200);
  expect(text).toBeUndefined();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});
