import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/http/dev-tools-request';
import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { startOrigin } from './origin.ts';

const SCENARIOS = { data: [{ name: 'slow' }, { name: 'table-fails' }] };

const problem = {
  type: '/problems/bad-request',
  title: 'Bad request',
  status: 400,
  requestId: 'x',
  detail: '1 field is wrong: value.',
  errors: [{ field: 'value', in: 'query', message: 'getWallet: fail must be one of 400' }],
};

const setUp = async (env = { DEV_TOOLS: 'on' }) => {
  const bodies: string[] = [];
  const upstream = await startOrigin(async (request: IncomingMessage, response) => {
    const body = await text(request);
    bodies.push(body);
    const isWrong = request.url?.includes('418');
    const isScenarios = request.url === '/_mock/scenarios';
    response.writeHead(isWrong ? 400 : 200, { 'content-type': 'application/json' });
    const answer = request.method === 'POST' ? { data: { value: body } } : { data: [] };
    response.end(JSON.stringify(isWrong ? problem : isScenarios ? SCENARIOS : answer));
  });
  const { client } = await startGateway(upstream.url, { env });
  return { client, upstream, bodies };
};

test('the console reaches the mock API’s part for developers, with method, query and body', async () => {
  const { client, upstream, bodies } = await setUp();
  await client
    .get('/worlds/mock/overrides?value=%7B%7D')
    .expect(200)
    .expect('cache-control', 'no-store');
  const body = { description: 'Mine.' };
  await client.put('/worlds/mock/scenarios/mine').set(DEV_TOOLS_HEADERS).send(body).expect(200);
  await client.post('/worlds/mock/overrides').set(DEV_TOOLS_HEADERS).send({}).expect(200);
  expect(upstream.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /_mock/overrides?value=%7B%7D',
    'PUT /_mock/scenarios/mine',
    'POST /_mock/overrides',
  ]);
  expect(bodies).toEqual(['', JSON.stringify(body), '{}']);
  expect(upstream.requests[1]?.headers).not.toHaveProperty('origin');
});

test('a problem of the mock API is passed on as it is', async () => {
  const { client } = await setUp();
  const response = await client.get('/worlds/mock/overrides?value=418').expect(400);
  expect(response.body).toEqual(problem);
});

test('pages of other sites may not use it', async () => {
  const { client, upstream } = await setUp();
  for (const site of ['cross-site', 'same-site']) {
    await client.get('/worlds/mock/scenarios').set('sec-fetch-site', site).expect(403);
  }
  expect(upstream.requests).toHaveLength(0);
});

test('without DEV_TOOLS it is not there', async () => {
  const { client, upstream } = await setUp({ DEV_TOOLS: 'off' });
  await client.put('/worlds/mock/scenarios/mine').send({}).expect(405);
  expect(upstream.requests).toHaveLength(0);
});

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  (headers['set-cookie'] as string[]).map((one) => decodeURIComponent(one.split(';')[0] ?? ''));

test('a link enters a scenario of a file, overrides and facts', async () => {
  const { client } = await setUp();
  const overrides = '{"getWallet":{"fail":503}}';
  const facts = '{"names":{"te-eng-7":"Castle"}}';
  const entered = await client
    .get('/worlds/enter')
    .query({ scenario: 'table-fails', overrides, facts, to: '/account' })
    .expect(303);
  expect(cookiesOf(entered)).toEqual([
    'x-world-at=',
    'x-mock-scenario=table-fails',
    `x-mock-overrides=${overrides}`,
    `x-mock-facts=${facts}`,
  ]);
});

test('a link with wrong overrides says what is wrong, and sets no cookie', async () => {
  const { client } = await setUp();
  const response = await client.get('/worlds/enter').query({ overrides: '418' }).expect(400);
  expect(response.text).toContain('getWallet: fail must be one of 400');
  expect(response.headers).not.toHaveProperty('set-cookie');
});
