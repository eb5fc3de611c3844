import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { relative } from 'node:path';
import { StoreUnavailable } from '@touchline/shared/server/store/store-unavailable';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from './harness.ts';

const json = { 'content-type': 'application/json' };

const cases: [string, InjectOptions, number, RegExp][] = [
  ['an unknown path', { url: '/nowhere' }, 404, /No such endpoint: \/nowhere/],
  ['a path with an extra slash', { url: '/matches/' }, 404, /No such endpoint/],
  ['an unknown id', { url: '/matches/info?matchId=ma-x-1' }, 404, /No match has the id ma-x-1/],
  ['an unknown page', { url: '/static/nope.html' }, 404, /No page is named nope/],
  ['an unknown image', { url: '/images/teams/te-x.svg' }, 404, /named te-x/],
  ['a path segment that is too long', { url: `/images/teams/${'a'.repeat(200)}.svg` }, 404, /long/],
  ['a wrong method', { method: 'DELETE', url: '/matches/live' }, 405, /use GET or HEAD/],
  ['an invalid percent-encoding', { url: '/static/%zz.html' }, 400, /path/],
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
  ['a URL that is too long', { url: `/matches/live?${'x'.repeat(9000)}` }, 414, /8192/],
];

test.each(cases)('API-21 %s is a problem', async (_name, request, status, detail) => {
  const { inject } = await testApp();
  const response = await inject(request);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = response.json();
  expect(problem).toMatchObject({ status, requestId: response.headers['x-request-id'] });
  expect(problem.detail).toMatch(detail);
  if (status === 400) expect(problem.errors[0]).toHaveProperty('field');
});

test('API-21 a body that is not UTF-8 is a 400 that says so', async () => {
  const { inject } = await testApp();
  const body = Buffer.from('{"username":"jos\xe9","password":"a quiet evening"}', 'latin1');
  const response = await inject({ method: 'POST', url: '/auth/login', headers: json, body });
  expect(response.statusCode).toBe(400);
  const [error] = response.json().errors;
  expect(error).toEqual({ field: 'body', in: 'body', message: 'is not valid UTF-8' });
});

test('API-21 a wrong method is a 405 with the allowed ones, before any body is read', async () => {
  const { inject } = await testApp();
  const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'HEAD'] as const;
  for (const method of methods) {
    const headers = { 'content-type': 'text/plain' };
    const { statusCode, headers: sent } = await inject({ method, url: '/auth/login', headers });
    expect([method, statusCode, sent.allow]).toEqual([method, 405, 'POST']);
  }
});

test('API-21 all invalid fields are reported at once', async () => {
  const { inject } = await testApp();
  const { errors } = (await inject('/matches?date=20260230&timezoneOffset=900&colour=red')).json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual([
    'date',
    'timezoneOffset',
    'sportType',
    'colour',
  ]);
});

test('API-21 __proto__ is refused like any unknown parameter', async () => {
  const { inject, post } = await testApp();
  expect((await inject('/matches/live?__proto__=1')).json().errors[0].field).toBe('__proto__');
  const body = JSON.parse('{"message":"x","userId":"y","__proto__":{"z":1}}');
  expect((await post('/ai/chat', body)).statusCode).toBe(400);
});

test('API-1 an unreachable database is a 503 with a Retry-After', async () => {
  const refuse = () =>
    Promise.reject(new StoreUnavailable('The account database does not respond.'));
  const { inject } = await testApp({ accounts: { logIn: refuse } as never });
  const body = { username: 'mei@example.org', password: 'x' };
  const response = await inject({ method: 'POST', url: '/auth/login', body });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
});

test('the response to an unexpected error has its place where DEV_TOOLS are on, and nowhere else', async () => {
  const logIn = () => Promise.reject(new Error('broken on purpose'));
  const detailOf = async (devTools: boolean) => {
    const { post } = await testApp({ devTools, accounts: { logIn } as never });
    const response = await post('/auth/login', { username: 'mei@example.org', password: 'x' });
    expect(response.statusCode).toBe(500);
    return response.json().detail;
  };
  const file = relative(process.cwd(), import.meta.filename);
  const detail = await detailOf(true);
  expect(detail.replace(/:\d+\.$/, ':')).toBe(`Internal error: broken on purpose, at ${file}:`);
  expect(await detailOf(false)).toBe('Internal error; the log has details under the request id.');
});

async function raw(text: string): Promise<string> {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(text);
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString();
}

test('API-21 invalid HTTP is a 400 problem', async () => {
  const response = await raw('NONSENSE\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toContain('application/problem+json');
  expect(response).toContain('"errors":[');
});

test('API-21 header fields that are too large are a 431 problem', async () => {
  const response = await raw(
    `GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1.1 431 /);
});
