import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/domain/http/dev-tools-request';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { startOrigin } from './origin.ts';

const description = 'How it is.';
const SCENARIOS = {
  data: [
    { name: 'slow', description },
    { name: 'table-fails', description, to: '/football/tournament/to-eng1' },
  ],
};

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
    const answer = request.method === 'POST' ? { data: { value: body } } : { data: {} };
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

test('a link to a scenario of a file leads to the page that the file names', async () => {
  const { client } = await setUp();
  const enter = (query: object) => client.get('/worlds/enter').query(query).expect(303);
  const { headers } = await enter({ scenario: 'table-fails' });
  expect(headers.location).toBe('/football/tournament/to-eng1');
  expect((await enter({ scenario: 'slow' })).headers.location).toBe('/');
});

test('a link with wrong overrides says what is wrong, and sets no cookie', async () => {
  const { client } = await setUp();
  const response = await client.get('/worlds/enter').query({ overrides: '418' }).expect(400);
  expect(response.text).toContain('getWallet: fail must be one of 400');
  expect(response.headers).not.toHaveProperty('set-cookie');
});

const send =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

test.each<[string, number, RequestListener]>([
  ['resets the connection', 502, ({ socket }) => void socket.destroy()],
  ['responds with null', 502, send(200, 'null')],
  ['responds with a list', 502, send(200, '[]')],
  ['responds without data', 502, send(200, '{"data":null}')],
  ['responds with a list of other things', 200, send(200, '{"data":[null,1,{}]}')],
  ['responds with half of a document', 502, send(200, '{"data":{')],
  ['responds with 205', 502, send(205, '')],
  ['responds with 206', 502, send(206, '{"data":{}}')],
  ['responds with 599', 502, send(599, '{"detail":"x"}', 'application/problem+json')],
  ['redirects', 502, send(302, '')],
  ['has no such path', 404, send(404, '<script>alert(1)</script>', 'text/html')],
  ['sends without an end', 502, (_, response) => void response.end('x'.repeat(5_000_000))],
])(
  'an upstream that %s is a %i at the developer tools, and no error of the gateway',
  async (_, status, respond) => {
    const { url } = await startOrigin(respond);
    const errors: string[] = [];
    const logger = createLogger({
      level: 'error',
      destination: { write: (line: string) => void errors.push(line) },
    });
    const env = { DEV_TOOLS: 'on', DRIFT: 'warn' };
    const { client } = await startGateway(url, { env, logger });
    const passed = await client.get('/worlds/mock/scenarios').expect(status);
    if (status !== 200)
      expect(passed.headers['content-type']).toContain('application/problem+json');
    expect(passed.text).not.toContain('script');
    await client.get('/worlds/console/state').expect(200);
    for (const path of [
      '/worlds',
      '/worlds/enter?scenario=slow',
      '/worlds/enter?seed=a',
      '/worlds/enter?facts={}',
    ])
      expect((await client.get(path)).status, path).not.toBe(500);
    expect(errors).toEqual([]);
  },
);
