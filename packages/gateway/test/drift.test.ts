import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { expect, test } from 'vitest';
import { DriftFindings } from '../src/upstream/drift/drift-findings.ts';
import { EventReader } from './event-reader.ts';
import { bearer, onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const RANKINGS = '/api/teams/rankings?sportType=football';
const MINUTE_MS = 60_000;

const team = (changes: object = {}) => ({
  id: 'te-eng-7',
  name: 'Northgate',
  logo: 'images/teams/te-eng-7.svg',
  ranking: 1,
  points: 3,
  country: { id: 'co-eng', name: 'England', logo: 'images/countries/co-eng.svg' },
  streakCount: 1,
  streakType: 'win',
  ...changes,
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly operation?: string;
  readonly pointer?: string;
  readonly place?: string;
}

/** A gateway whose upstream sends the body that the test sets, and whose clock it moves. */
async function setUp({ env, ...options }: TestOptions = {}) {
  const world = { body: { data: [team()] } as unknown, headers: {} };
  const time = { now: 1_000_000 };
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const clock = () => time.now;
  const upstream = await startOrigin((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...world.headers });
    response.end(JSON.stringify(world.body));
  });
  const gateway = await startGateway(upstream.url, {
    clock,
    logger: createLogger({ level: 'warn', destination: stream }),
    env: { DRIFT: 'warn', ...env },
    ...options,
  });
  const driftCount = async () => {
    const { text } = await gateway.client.get('/metrics');
    return Number(/^touchline_drift_total\{.*\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  return { ...gateway, world, time, lines, driftCount, upstream };
}

test.each([
  ['a number out of range', { points: -1 }, '/data/1/points', { points: undefined }],
  ['a number that is not whole', { points: 1.5 }, '/data/1/points', { points: undefined }],
  ['a number that is a text', { points: '3' }, '/data/1/points', { points: undefined }],
  [
    'a value that is not in the list',
    { streakType: 'tie' },
    '/data/1/streakType',
    { streakType: 'none' },
  ],
  [
    'an odd field of a nested object',
    { country: { ...team().country, id: 'a/b' } },
    '/data/1/country/id',
    { country: { id: '', name: '' } },
  ],
])(
  'SYS-3 %s is named by operation and pointer, and left out',
  async (_, changes, pointer, left) => {
    const { client, world, lines, driftCount } = await setUp();
    world.body = { data: [team(), team({ id: 'te-2', ...changes })] };
    const { body } = await client.get(RANKINGS).expect(200);
    expect(body.data).toEqual(JSON.parse(JSON.stringify([team(), team({ id: 'te-2', ...left })])));
    const place = expect.stringMatching(/^\/data\/\*\//);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, operation: 'listTeamRankings', place, pointer }),
    );
    expect(await driftCount()).toBe(1);
  },
);

test.each([
  ['null', null],
  ['a number', 1],
  ['an object without its fields', {}],
  ['one without a name', team({ id: 'te-2', name: undefined })],
  ['one with an empty name', team({ id: 'te-2', name: '' })],
  ['one with a slash in its id', team({ id: 'te/2' })],
  ['one with an id of 200 characters', team({ id: 'x'.repeat(200) })],
  ['one with the id of another', team()],
])('SYS-3 an item that is %s is left out of its list, counted and logged', async (_, item) => {
  const { client, world, lines, driftCount } = await setUp();
  world.body = { data: [team(), item, team({ id: 'te-3' })] };
  const { body } = await client.get(RANKINGS).expect(200);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['te-eng-7', 'te-3']);
  expect(lines).toMatchObject([{ pointer: expect.stringMatching(/^\/data\/1/) }]);
  expect(await driftCount()).toBe(1);
});

test('SYS-3 HTML in a name is a name', async () => {
  const { client, world } = await setUp();
  world.body = { data: [team({ name: '<b>Northgate</b>' })] };
  const { body } = await client.get(RANKINGS).expect(200);
  expect(body.data[0].name).toBe('<b>Northgate</b>');
});

test('a body that follows the contract is neither logged nor counted', async () => {
  const { client, lines, driftCount } = await setUp();
  await client.get(RANKINGS).expect(200);
  expect(lines).toEqual([]);
  expect(await driftCount()).toBe(0);
});

test('a body is checked once per response of the upstream, not per call', async () => {
  const { client, world, driftCount, time, upstream } = await setUp();
  world.body = { data: [team({ points: -1 })] };
  for (let n = 0; n < 5; n += 1) await client.get(RANKINGS).expect(200);
  expect(await driftCount()).toBe(1);
  time.now += MINUTE_MS;
  await client.get(RANKINGS).expect(200);
  await waitFor(() => expect(upstream.requests).toHaveLength(2));
  await waitFor(async () => expect(await driftCount()).toBe(2));
});

test('a body that the upstream confirms with a 304 is not checked again', async () => {
  const { client, world, driftCount, time, upstream } = await setUp();
  world.body = { data: [team({ points: -1 })] };
  world.headers = { etag: '"1"' };
  await client.get(RANKINGS).expect(200);
  upstream.server.removeAllListeners('request');
  upstream.server.on('request', (_, response) => response.writeHead(304, { etag: '"1"' }).end());
  time.now += 10 * MINUTE_MS;
  await client
    .get(RANKINGS)
    .expect(200)
    .expect('cache-status', /fwd-status=304/);
  expect(await driftCount()).toBe(1);
});

test('a difference is logged at most once a minute, for all elements of a list together', async () => {
  const { client, world, lines, time } = await setUp();
  world.body = {
    data: [team({ points: -1 }), team({ id: 'te-2', points: -2, ranking: 0 })],
  };
  const getAfter = async (ms: number, page: number) => {
    time.now += ms;
    await client.get(`${RANKINGS}&page=${page}`).expect(200);
    return lines.splice(0).map(({ pointer }) => pointer);
  };
  expect(await getAfter(0, 1)).toEqual(['/data/0/points', '/data/1/ranking']);
  expect(await getAfter(MINUTE_MS - 1, 2)).toEqual([]);
  expect(await getAfter(1, 3)).toEqual(['/data/0/points', '/data/1/ranking']);
});

test('a status, a media type or a form that the contract does not have is named once a minute, not per call', async () => {
  const { client, lines, time, upstream } = await setUp();
  upstream.server.removeAllListeners('request');
  const answers = {
    status: () => [418, 'application/json', '{}'] as const,
    'content-type': () => [200, 'text/html', '<p>'] as const,
    body: () => [200, 'application/json', '{'] as const,
  };
  let answer: () => readonly [number, string, string] = answers.status;
  upstream.server.on('request', (_, response) => {
    const [status, type, body] = answer();
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  let page = 0;
  const getTwice = async () => {
    for (let n = 0; n < 2; n += 1) {
      page += 1;
      await client.get(`${RANKINGS}&page=${page}`).expect(502);
    }
    return lines.splice(0).map(({ operation, place, msg }) => [operation, place, msg]);
  };
  const named = (place: string, message: string) => [
    'listTeamRankings',
    place,
    `the response of the upstream differs from the contract: ${message}`,
  ];
  expect(await getTwice()).toEqual([named('status', '418 is not declared')]);
  answer = answers['content-type'];
  expect(await getTwice()).toEqual([
    named('content-type', 'must be application/json, not text/html'),
  ]);
  answer = answers.body;
  expect(await getTwice()).toEqual([named('body', 'is not valid JSON')]);
  time.now += MINUTE_MS;
  expect(await getTwice()).toEqual([named('body', 'is not valid JSON')]);
  const { text } = await client.get('/metrics');
  expect(text).toContain('touchline_drift_total{operation="listTeamRankings",place="body"} 4');
  expect(text).toContain('touchline_drift_total{operation="listTeamRankings",place="status"} 2');
});

test('metrics count each place of a body, and have a bounded number of them', async () => {
  const { client, world } = await setUp();
  world.body = {
    data: [team({ points: -1 }), team({ id: 'te-2', points: -2, ranking: 0 })],
  };
  await client.get(RANKINGS).expect(200);
  const { text } = await client.get('/metrics');
  const series = text.match(/^touchline_drift_total.*$/gm);
  expect(series).toEqual([
    'touchline_drift_total{operation="listTeamRankings",place="/data/*/points"} 1',
    'touchline_drift_total{operation="listTeamRankings",place="/data/*/ranking"} 1',
  ]);
  const findings = new DriftFindings(() => 0);
  const places = new Set<string>();
  for (let n = 0; n < 500; n += 1) {
    const pointer = `/data/field${n}`;
    for (const place of findings.record('getTeam', [{ pointer, message: 'is missing' }]).places)
      places.add(place);
  }
  expect(places.size).toBe(201);
  expect(places).toContain('other');
});

test.each(['off', 'warn', 'refuse'])(
  'with DRIFT=%s an unknown field beside data is not sent to a client or a page',
  async (DRIFT) => {
    const renderer = onePageSite(async ({ origin, fetch }) => {
      const response = await fetch(new Request(`${origin}${RANKINGS}`));
      return { status: 200, headers: {}, body: await response.text() };
    });
    const { client, world, lines } = await setUp({ env: { DRIFT }, renderer });
    world.body = { data: [team()], debug: 'secret-internal', 'a/b': 1 };
    const { body } = await client.get(RANKINGS).expect(200);
    expect(body).toEqual({ data: [team()] });
    const { text } = await client.get('/').expect(200);
    expect(JSON.parse(text)).toEqual({ data: [team()] });
    expect(lines.map(({ operation, pointer }) => [operation, pointer])).toEqual(
      DRIFT === 'off'
        ? []
        : [
            ['listTeamRankings', '/debug'],
            ['listTeamRankings', '/a~1b'],
          ],
    );
  },
);

test('an unknown field inside data is sent: the contract may grow', async () => {
  const { client, world, lines } = await setUp({ env: { DRIFT: 'refuse' } });
  world.body = { data: [team({ nickname: 'The Gates' })] };
  const { body } = await client.get(RANKINGS).expect(200);
  expect(body).toEqual(world.body);
  expect(lines).toEqual([]);
});

test('with DRIFT=off bodies are not checked', async () => {
  const { client, world, lines, driftCount } = await setUp({ env: { DRIFT: 'off' } });
  world.body = { data: 'not a list' };
  await client.get(RANKINGS).expect(200);
  expect(lines).toEqual([]);
  expect(await driftCount()).toBe(0);
});

test('with DRIFT=refuse a body that differs is 502, and named', async () => {
  const { client, world, lines, driftCount } = await setUp({ env: { DRIFT: 'refuse' } });
  world.body = { data: [team({ points: -3 })] };
  const { body } = await client
    .get(RANKINGS)
    .expect(502)
    .expect('content-type', /problem/);
  expect(body.detail).toBe(
    'The response of the upstream differs from the contract at /data/0/points.',
  );
  expect(lines).toContainEqual(expect.objectContaining({ pointer: '/data/0/points' }));
  expect(await driftCount()).toBe(1);
});

test('with DRIFT=refuse calls and pages go on with what is in the cache', async () => {
  const renderer = onePageSite(async ({ origin, fetch }) => {
    const response = await fetch(new Request(`${origin}${RANKINGS}`));
    const { data } = (await response.json()) as { data: { name: string }[] };
    return { status: 200, headers: {}, body: `<h1>${data[0]?.name}</h1>` };
  });
  const { client, world, time, upstream } = await setUp({ env: { DRIFT: 'refuse' }, renderer });
  await client.get(RANKINGS).expect(200);
  world.body = { data: [{ name: 7 }] };
  // Fresh for 60 s, then stale for 300.
  time.now += 7 * MINUTE_MS;
  const { body } = await client
    .get(RANKINGS)
    .expect(200)
    .expect('cache-status', /stale-if-error/);
  expect(body).toEqual({ data: [team()] });
  const { text } = await client.get('/').expect(200);
  expect(text).toBe('<h1>Northgate</h1>');
  expect(upstream.requests.length).toBeGreaterThan(1);
  world.body = { data: [team({ name: 'Southgate' })] };
  const { body: repaired } = await client.get(RANKINGS).expect(200);
  expect(repaired).toEqual(world.body);
});

test('the live list is checked too', async () => {
  const { url, world, lines } = await setUp({ limits: { livePollMs: 20 } });
  world.body = { data: [{ id: 'ma-1' }] };
  await EventReader.open(`${url}/api/live/stream`);
  await waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({ operation: 'listLiveMatches', pointer: '/data/0/startTime' }),
    ),
  );
});

test('an operation that is not cached is checked too', async () => {
  const { client, world, lines } = await setUp();
  const getWallet = () => client.get('/api/auth/wallet').set('authorization', bearer());
  world.body = { data: { balances: { USDT: -1, BTC: 0 } } };
  const { body } = await getWallet().expect(200);
  expect(body).toEqual({ data: { balances: { BTC: 0 } } });
  expect(lines).toMatchObject([{ pointer: '/data/balances/USDT' }]);
  world.body = { data: { balances: 'a lot' } };
  await getWallet().expect(502);
  expect(lines[1]).toMatchObject({
    pointer: '/data/balances',
    msg: expect.stringContaining('must be an object, not a string'),
  });
});

const UNUSABLE: readonly (readonly [unknown, string])[] = [
  [null, ''],
  [{}, '/data'],
  [[null, 1, {}], ''],
  [{ data: null }, '/data'],
  [{ data: 'x' }, '/data'],
  [{ data: {} }, '/data'],
];

test.each(
  ['warn', 'refuse'].flatMap((mode) =>
    UNUSABLE.map(([body, pointer]) => [mode, JSON.stringify(body), pointer] as const),
  ),
)(
  'with DRIFT=%s a body of which nothing can be used is 502, and named: %s',
  async (DRIFT, body, pointer) => {
    const { client, world, lines, driftCount } = await setUp({ env: { DRIFT } });
    world.body = JSON.parse(body);
    const { body: problem } = await client.get(RANKINGS).expect(502);
    expect(problem.detail).toMatch(/^The response of the upstream cannot be used: /);
    expect(problem.detail).toContain(pointer || 'its root');
    expect(lines).toMatchObject([{ level: 40, operation: 'listTeamRankings', pointer }]);
    expect(await driftCount()).toBe(1);
  },
);

test.each(UNUSABLE.map(([body]) => JSON.stringify(body)))(
  'a body of the wrong shape does not replace a good response: %s',
  async (body) => {
    const renderer = onePageSite(async ({ origin, fetch }) => {
      const response = await fetch(new Request(`${origin}${RANKINGS}`));
      const { data } = (await response.json()) as { data: { name: string }[] };
      return { status: 200, headers: {}, body: `<h1>${data[0]?.name}</h1>` };
    });
    const { client, world, time, upstream } = await setUp({ renderer });
    await client.get(RANKINGS).expect(200);
    world.body = JSON.parse(body);
    const expectKept = async () => {
      const { body: kept } = await client.get(RANKINGS).expect(200);
      expect(kept).toEqual({ data: [team()] });
      const { text } = await client.get('/').expect(200);
      expect(text).toBe('<h1>Northgate</h1>');
    };
    // Stale while revalidating, then stale because of the error, then without an upstream.
    for (const minutes of [2, 7]) {
      time.now += minutes * MINUTE_MS;
      await expectKept();
    }
    expect(upstream.requests.length).toBeGreaterThan(1);
    upstream.server.closeAllConnections();
    upstream.server.close();
    time.now += MINUTE_MS;
    await expectKept();
  },
);

test('bodies of the wrong shape open the circuit breaker', async () => {
  const { client, world, upstream } = await setUp();
  world.body = { data: null };
  for (let page = 1; page <= 10; page += 1) {
    await client.get(`${RANKINGS}&page=${page}`).expect(502);
  }
  await client.get(`${RANKINGS}&page=11`).expect(503);
  expect(upstream.requests).toHaveLength(10);
});

test.each(['{}', 'null', '{"data":null}', '{"data":"x"}'])(
  'the search index of an upstream that answers %s is 502',
  async (body) => {
    const { client, world } = await setUp();
    world.body = JSON.parse(body);
    const { body: problem } = await client.get('/api/search/index');
    // The breaker may have opened in between.
    expect([502, 503]).toContain(problem.status);
  },
);
