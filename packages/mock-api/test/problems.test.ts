import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from './harness.ts';

const json = { 'content-type': 'application/json' };

const cases: [string, InjectOptions, number, RegExp][] = [
  ['an unknown path', { url: '/nowhere' }, 404, /Nothing is at \/nowhere/],
  ['a path with a slash too many', { url: '/matches/' }, 404, /Nothing is at/],
  ['an unknown id', { url: '/matches/info?matchId=ma-x-1' }, 404, /No match has the id ma-x-1/],
  ['an unknown page', { url: '/static/nope.html' }, 404, /No page is named nope/],
  ['an image that nothing bears', { url: '/images/teams/te-x.svg' }, 404, /named te-x/],
  ['a name that is far too long', { url: `/images/teams/${'a'.repeat(200)}.svg` }, 404, /long/],
  ['a wrong method', { method: 'DELETE', url: '/matches/live' }, 405, /takes GET, HEAD/],
  ['a path that encodes nothing', { url: '/static/%zz.html' }, 400, /path/],
  [
    'a body that is not JSON',
    { method: 'POST', url: '/ai/chat', headers: json, body: '{' },
    400,
    /body/,
  ],
  ['no body', { method: 'POST', url: '/ai/chat' }, 400, /body/],
  ['an empty body', { method: 'POST', url: '/ai/chat', headers: json, body: '' }, 400, /body/],
  [
    'a body of another type',
    { method: 'POST', url: '/ai/chat', headers: { 'content-type': 'text/plain' }, body: '{}' },
    415,
    /application\/json, not text\/plain/,
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/ai/chat', headers: json, body: `"${'x'.repeat(20_000)}"` },
    413,
    /16384 bytes/,
  ],
  ['an address that is too long', { url: `/matches/live?${'x'.repeat(9000)}` }, 414, /8192/],
];

test.each(cases)('API-21 %s is a problem', async (_name, request, status, detail) => {
  const { ask } = await testApp();
  const response = await ask(request);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = response.json();
  expect(problem).toMatchObject({ status, requestId: response.headers['x-request-id'] });
  expect(problem.detail).toMatch(detail);
  if (status === 400) expect(problem.errors[0]).toHaveProperty('field');
});

test('API-21 a wrong method says which ones there are, before any body is read', async () => {
  const { ask } = await testApp();
  const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'HEAD'] as const;
  for (const method of methods) {
    const headers = { 'content-type': 'text/plain' };
    const { statusCode, headers: said } = await ask({ method, url: '/auth/login', headers });
    expect([method, statusCode, said.allow]).toEqual([method, 405, 'POST']);
  }
});

test('API-21 several faults are told at once, each with its field', async () => {
  const { ask } = await testApp();
  const { errors } = (await ask('/matches?date=20260230&timezoneOffset=900&colour=red')).json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual([
    'date',
    'timezoneOffset',
    'sportType',
    'colour',
  ]);
});

test('API-21 a query that pollutes nothing is a 400 like any unknown one', async () => {
  const { ask, post } = await testApp();
  expect((await ask('/matches/live?__proto__=1')).json().errors[0].field).toBe('__proto__');
  const body = JSON.parse('{"message":"x","userId":"y","__proto__":{"z":1}}');
  expect((await post('/ai/chat', body)).statusCode).toBe(400);
});

test('API-1 a database that is away is a 503 that says when to try again', async () => {
  const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  const { ask } = await testApp({ accounts: { logIn: away } as never });
  const body = { username: 'mei@example.org', password: 'x' };
  const response = await ask({ method: 'POST', url: '/auth/login', body });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
});

async function raw(text: string): Promise<string> {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(text);
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString();
}

test('API-21 what is not HTTP is answered with a 400 problem', async () => {
  const answer = await raw('NONSENSE\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain('"errors":[');
});

test('API-21 header fields that are too large are a 431 problem', async () => {
  const answer = await raw(`GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
});
