import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const TOOLS = { DEV_TOOLS: 'on' };
const REBOUND = 'evil.example:8080';
const OWN = { 'x-dev-tools': '1' };

const setUp = async (env: Record<string, string> = TOOLS) => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async () => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' },
    body: '<p>page</p>',
  }));
  const { client } = await startGateway(upstream.url, { env, renderer });
  return { client, upstream };
};

test.each([
  '/',
  '/api/matches/live',
  '/worlds/console/state',
  '/worlds/mock/scenarios',
  '/healthz',
])('with the developer tools %s is refused under the name of another site', async (path) => {
  const { client, upstream } = await setUp();
  // A cached response of an allowed host must not answer it.
  for (const _ of [1, 2, 3]) await client.get(path);
  const count = upstream.requests.length;
  const { body } = await client.get(path).set('host', REBOUND).expect(403);
  expect(body.detail).toMatch(/^The host 'evil\.example:8080' is not allowed: .*ALLOWED_HOSTS/);
  expect(upstream.requests).toHaveLength(count);
});

test.each([
  [{}, 'localhost:8080'],
  [{}, 'site.localhost'],
  [{}, '127.0.0.1:8080'],
  [{ ALLOWED_HOSTS: 'laptop.test' }, 'laptop.test:8080'],
  [{ PUBLIC_URL: 'https://scores.example' }, 'scores.example'],
])('with %j the host %s is answered', async (env, host) => {
  const { client } = await setUp({ ...TOOLS, ...env });
  await client.get('/').set('host', host).expect(200);
});

test('without the developer tools any host is answered', async () => {
  const { client } = await setUp({ DEV_TOOLS: 'off' });
  await client.get('/').set('host', REBOUND).expect(200);
});

test.each([
  ['POST', '/worlds/mock/overrides'],
  ['PUT', '/worlds/mock/scenarios/mine'],
])('%s %s needs a header that no form sends, and no other origin', async (method, path) => {
  const { client, upstream } = await setUp();
  const send = (headers: Record<string, string>) =>
    (method === 'PUT' ? client.put(path) : client.post(path))
      .set({ host: 'localhost:8080', ...headers })
      .send({});
  const { body } = await send({}).expect(403);
  expect(body.detail).toBe('Send the header x-dev-tools: 1, which no form can set.');
  await send({ ...OWN, 'sec-fetch-site': 'cross-site' }).expect(403);
  await send({ ...OWN, 'sec-fetch-site': 'same-site' }).expect(403);
  await send({ ...OWN, origin: 'http://evil.example' }).expect(403);
  await send({ ...OWN, origin: 'null' }).expect(403);
  await send({ ...OWN, host: REBOUND, origin: `http://${REBOUND}` }).expect(403);
  expect(upstream.requests).toHaveLength(0);
  const sent = { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' };
  expect((await send({ ...OWN, ...sent })).status).toBeLessThan(300);
  expect((await send(OWN)).status).toBeLessThan(300);
});
