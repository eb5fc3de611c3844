import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { SearchIndex } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import { contract } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test, vi } from 'vitest';
import { startGateway } from './gateway.ts';
import { startOrigin } from './origin.ts';

// Loading the pinyin dictionary is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PATH = '/api/search/index';

const names = {
  'te-chn-1': { en: 'Shanghai Jiangwan', zh: '上海江湾' },
  'te-chn-2': { en: 'Lüshan Green', zh: '绿山 FC' },
  'te-chn-3': { en: 'Chongqing', zh: '重庆' },
  'te-chn-4': { en: 'Gravity', zh: '重力队' },
  'to-chn1': { en: 'First League', zh: '甲级联赛', es: 'Primera liga' },
  'co-chn': { en: 'China', zh: '中国' },
};
type Id = keyof typeof names;

const named = (id: Id, kind: string, language: Language) => ({
  id,
  name: { es: names[id].en, ...names[id] }[language],
  logo: `images/${kind}/${id}.svg`,
});

interface World {
  /** URLs that fail. */
  broken: RegExp | undefined;
  teams: number;
  players?: readonly unknown[];
  waitMs?: number;
}

/** An upstream with four football teams, `teams` more, and one tournament that is in two lists. */
async function setUp(world: World = { broken: undefined, teams: 0 }, options = {}) {
  const upstream = await startOrigin(async ({ url = '', headers }, response) => {
    if (world.waitMs) await sleep(world.waitMs);
    const { pathname, searchParams } = new URL(url, 'http://upstream');
    if (world.broken?.test(url)) return void response.writeHead(500).end();
    const language = headers['accept-language'] as Language;
    const country = named('co-chn', 'countries', language);
    const first = searchParams.get('page') === '1';
    const football = searchParams.get('sportType') === 'football';
    const clubs = ['te-chn-1', 'te-chn-2', 'te-chn-3', 'te-chn-4'] as const;
    const ground = language === 'zh' ? '江湾球场' : 'Jiangwan Park';
    const team = (id: Id) => ({
      ...named(id, 'teams', language),
      country,
      ground,
      coach: 'Li Wei',
    });
    const many = Array.from({ length: world.teams }, (_, at) => ({
      ...team('te-chn-1'),
      id: `te-many-${at}`,
    }));
    const page = Number(searchParams.get('page'));
    const ranking = [...clubs.map(team), ...many];
    const cup = { ...named('to-chn1', 'tournaments', language), country, sportType: 'football' };
    const lists: Record<string, unknown> = {
      '/teams/rankings': football ? ranking.slice((page - 1) * 100, page * 100) : [],
      '/tournaments/ongoing': football && first ? [cup] : [],
      '/tournaments/upcoming': [],
      '/players/list': football && first ? world.players : [],
      '/tournaments/current-year/v2': football ? { 2026: [cup], 2025: [] } : {},
    };
    const data = lists[pathname];
    const status = data ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data }));
  });
  return { upstream, ...(await startGateway(upstream.url, options)) };
}

const indexOf = (body: unknown) => (body as { data: SearchIndex }).data;

test('the search index has each team and tournament once, in Spanish where it differs, and with pinyin', async () => {
  const { client } = await setUp();
  const { status, body } = await client.get(PATH);
  expect(status).toBe(200);
  const { pinyin, countries, teams, tournaments } = indexOf(body);
  expect(countries).toEqual([
    { id: 'co-chn', en: 'China', zh: '中国', logo: 'images/countries/co-chn.svg' },
  ]);
  expect(teams[0]).toEqual({
    id: 'te-chn-1',
    en: 'Shanghai Jiangwan',
    zh: '上海江湾',
    sportType: 'football',
    country: 'co-chn',
  });
  expect(tournaments).toEqual([
    {
      id: 'to-chn1',
      en: 'First League',
      zh: '甲级联赛',
      es: 'Primera liga',
      sportType: 'football',
      country: 'co-chn',
    },
  ]);
  expect(pinyin).toMatchObject({ 上: 'shang', 海: 'hai', 绿: 'lv', 山: 'shan', 中: 'zhong' });
});

test('SEA-1 the index has the players whom the upstream lists, with club and number', async () => {
  const players = [{ id: 'pl-1', name: 'Wei Li', teamId: 'te-chn-1', number: 9 }];
  const { client } = await setUp({ broken: undefined, teams: 0, players });
  const { body } = await client.get(PATH);
  expect(indexOf(body).players).toEqual([
    { id: 'pl-1', en: 'Wei Li', zh: 'Wei Li', team: 'te-chn-1', number: 9 },
  ]);
});

test('SEA-1 the index has ground and coach, in each language, of the teams whose players it has', async () => {
  const players = [{ id: 'pl-1', name: 'Wei Li', teamId: 'te-chn-1', number: 9 }];
  const { client } = await setUp({ broken: undefined, teams: 0, players });
  const [listed, other] = indexOf((await client.get(PATH)).body).teams;
  expect(listed?.keywords).toEqual(['Jiangwan Park', 'Li Wei', '江湾球场']);
  expect(other?.keywords).toBeUndefined();
});

test('SEA-1 an upstream without players has a whole index without them', async () => {
  const { client, upstream } = await setUp();
  expect(indexOf((await client.get(PATH)).body).players).toBeUndefined();
  const requests = upstream.requests.length;
  await client.get(PATH);
  expect(upstream.requests).toHaveLength(requests);
});

test('a name with an unusual reading of a character carries its own pinyin', async () => {
  const { client } = await setUp();
  const { pinyin, teams } = indexOf((await client.get(PATH)).body);
  const byName = Object.fromEntries(teams.map((team) => [team.zh, team.pinyin]));
  expect(pinyin.重).toBe('chong');
  expect(byName).toMatchObject({ 重庆: undefined, 重力队: 'zhong li dui' });
});

test('SYS-1 the search index matches its schema', async () => {
  const { client } = await setUp({ broken: undefined, teams: 150 });
  const { body } = await client.get(PATH);
  const check = responseCheck(contract);
  const schema = { $ref: `${contract.schemas.$id}#/components/schemas/SearchIndex` };
  expect(check(schema, indexOf(body))).toEqual([]);
  expect(indexOf(body).teams).toHaveLength(154);
});

test('concurrent requests share one search index, and a current copy is a 304', async () => {
  const { client, upstream } = await setUp();
  const responses = await Promise.all(Array.from({ length: 20 }, () => client.get(PATH)));
  expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
  const requests = upstream.requests.length;
  // Five lists of three sports in each language, each of one page.
  expect(requests).toBe(15 * languages.length);
  const again = await client.get(PATH).set('if-none-match', responses[0]?.headers.etag as string);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(upstream.requests).toHaveLength(requests);
  expect(responses[0]?.headers['cache-control']).toContain('public, max-age=600');
});

test('the search index leaves out lists that fail, and is rebuilt', async () => {
  const world: World = { broken: /tournaments|accept/, teams: 0 };
  const { client } = await setUp(world);
  const first = await client.get(PATH);
  expect(first.status).toBe(200);
  expect(indexOf(first.body).teams).toHaveLength(4);
  expect(indexOf(first.body).tournaments).toEqual([]);
  world.broken = undefined;
  await expect
    .poll(async () => indexOf((await client.get(PATH)).body).tournaments, { timeout: 15_000 })
    .toHaveLength(1);
});

test('if every list fails the search index is an error', async () => {
  const { client } = await setUp({ broken: /./, teams: 0 });
  const { status, headers } = await client.get(PATH);
  expect([502, 503]).toContain(status);
  expect(headers['content-type']).toContain('application/problem+json');
});

test('a cached search index is served while the upstream fails', async () => {
  let now = Date.now();
  const world: World = { broken: undefined, teams: 0 };
  const { client } = await setUp(world, { clock: () => now });
  const { body } = await client.get(PATH);
  world.broken = /./;
  now += 3 * 86_400_000;
  const later = await client.get(PATH);
  expect(later.status).toBe(200);
  expect(later.body).toEqual(body);
});

test('every world has its own search index', async () => {
  const { client, upstream } = await setUp(undefined, { env: { DEV_TOOLS: 'on' } });
  await client.get(PATH).set('x-world-at', '2026-11-21T15:30:00Z');
  expect(upstream.requests.every(({ headers }) => headers['x-world-at'])).toBe(true);
  const requests = upstream.requests.length;
  await client.get(PATH).set('x-world-at', '2027-11-21T15:30:00Z');
  expect(upstream.requests.length).toBeGreaterThan(requests);
});

test('API-21 the search index takes no parameters and no other method', async () => {
  const { client } = await setUp();
  expect((await client.get(`${PATH}?q=x`)).status).toBe(400);
  expect((await client.post(PATH)).status).toBe(405);
});

test('a slow upstream gives an incomplete index within the time that one call has, and a complete one later', async () => {
  const { client, upstream } = await setUp(
    { broken: undefined, teams: 0, waitMs: 200 },
    { env: { UPSTREAM_TOTAL_MS: '1000' } },
  );
  const { body } = await client.get(PATH).expect(200);
  expect(indexOf(body).teams).toHaveLength(4);
  // An index of all has 36 lists.
  expect(upstream.requests.length).toBeLessThan(30);
  const status = async () => (await client.get(PATH)).headers['cache-status'];
  await expect.poll(status, { timeout: 20_000 }).toMatch(/hit; ttl=\d/);
});

test('a complete search index stays while some lists fail', async () => {
  let now = Date.now();
  const world: World = { broken: undefined, teams: 0 };
  const { client, upstream } = await setUp(world, { clock: () => now });
  const { body } = await client.get(PATH);
  world.broken = /rankings/;
  for (const days of [0.1, 3]) {
    upstream.requests.length = 0;
    now += days * 86_400_000;
    // A request may join a build that began before the count did: the next one starts another.
    const requestsOf = async () => (await client.get(PATH)) && upstream.requests.length;
    await expect.poll(requestsOf).toBeGreaterThan(27);
    const later = await client.get(PATH);
    expect(later.body).toEqual(body);
  }
});
