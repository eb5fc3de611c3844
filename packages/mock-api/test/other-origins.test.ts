import { allowHosts } from '@touchline/shared/server/http/allowed-hosts';
import { expect, test } from 'vitest';
import { testApp } from './harness.ts';

const origin = 'http://localhost:5173';
const preflight = (url: string, headers: Record<string, string> = {}) => ({
  method: 'OPTIONS' as const,
  url,
  headers: { origin, 'access-control-request-method': 'GET', ...headers },
});

test.each(['/matches/live', '/nowhere', '/teams/info?teamId=x'])(
  'with the developer tools a page of another origin may read the response to %s',
  async (url) => {
    const { app } = await testApp();
    const { headers } = await app.inject({ url, headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe('*');
  },
);

test('a preflight allows the headers that it asks for, a token and a world among them', async () => {
  const { app } = await testApp();
  const asked = 'authorization,x-world-at,x-mock-scenario';
  const response = await app.inject(
    preflight('/auth/wallet', { 'access-control-request-headers': asked }),
  );
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': asked,
    'access-control-allow-methods': 'GET, HEAD, POST',
  });
});

test('an OPTIONS request that is no preflight is a 405', async () => {
  const { app } = await testApp();
  const response = await app.inject({ method: 'OPTIONS', url: '/matches/live' });
  expect(response.statusCode).toBe(405);
});

test('without the developer tools no other origin is allowed', async () => {
  const { app } = await testApp({ devTools: false });
  const response = await app.inject({ url: '/matches/live', headers: { origin } });
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await app.inject(preflight('/matches/live'))).statusCode).toBe(405);
});

test('with the developer tools other hosts than those of the site are refused', async () => {
  const parts = { isAllowedHost: allowHosts(['mock-api']) };
  const { app } = await testApp(parts);
  const get = (host: string) => app.inject({ url: '/matches/live', headers: { host } });
  for (const host of ['localhost:8081', '127.0.0.1:8081', 'mock-api:8081'])
    expect((await get(host)).statusCode).toBe(200);
  const refused = await get('evil.example:8081');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().detail).toContain("The host 'evil.example:8081' is not allowed");
  const { app: publicApp } = await testApp({ ...parts, devTools: false });
  const answer = await publicApp.inject({
    url: '/matches/live',
    headers: { host: 'evil.example' },
  });
  expect(answer.statusCode).toBe(200);
});
