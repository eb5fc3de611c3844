import type { SearchIndex } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test, vi } from 'vitest';
import { gateway } from './gateway.ts';
import { origin } from './origin.ts';

// The dictionary of pinyin takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PATH = '/api/search/index';

const names = {
  'te-chn-1': ['Shanghai Jiangwan', '上海江湾'],
  'te-chn-2': ['Lüshan Green', '绿山 FC'],
  'te-chn-3': ['Chongqing', '重庆'],
  'te-chn-4': ['Gravity', '重力队'],
  'to-chn1': ['First League', '甲级联赛'],
  'co-chn': ['China', '中国'],
} as const;
type Id = keyof typeof names;

const named = (id: Id, kind: string, language: number) => ({
  id,
  name: names[id][language],
  logo: `images/${kind}/${id}.svg`,
});

interface World {
  /** Paths that fail. */
  broken: RegExp | undefined;
  teams: number;
}

/** An upstream with four teams of football, and as many more as it is told, and one tournament that two lists name. */
async function setUp(world: World = { broken: undefined, teams: 0 }, options = {}) {
  const upstream = await origin(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://upstream');
    if (world.broken?.test(url)) return void response.writeHead(500).end();
    const language = headers['accept-language'] === 'zh' ? 1 : 0;
    const country = named('co-chn', 'countries', language);
    const first = searchParams.get('page') === '1';
    const football = searchParams.get('sportType') === 'football';
    const clubs = ['te-chn-1', 'te-chn-2', 'te-chn-3', 'te-chn-4'] as const;
    const team = (id: Id) => ({ ...named(id, 'teams', language), country });
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
      '/tournaments/current-year/v2': football ? { 2026: [cup], 2025: [] } : {},
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: lists[pathname] }));
  });
  return { upstream, ...(await gateway(upstream.url, options)) };
}

const indexOf = (body: unknown) => (body as { data: SearchIndex }).data;

test('the search index has each team and tournament once, in both languages and in pinyin', async () => {
  const { ask } = await setUp();
  const { status, body } = await ask.get(PATH);
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
    { id: 'to-chn1', en: 'First League', zh: '甲级联赛', sportType: 'football', country: 'co-chn' },
  ]);
  expect(pinyin).toMatchObject({ 上: 'shang', 海: 'hai', 绿: 'lv', 山: 'shan', 中: 'zhong' });
});

test('a name in which a character is read in another way than elsewhere says so', async () => {
  const { ask } = await setUp();
  const { pinyin, teams } = indexOf((await ask.get(PATH)).body);
  const told = Object.fromEntries(teams.map((team) => [team.zh, team.pinyin]));
  expect(pinyin.重).toBe('chong');
  expect(told).toMatchObject({ 重庆: undefined, 重力队: 'zhong li dui' });
});

test('SYS-1 the search index is as the contract has it', async () => {
  const { ask } = await setUp({ broken: undefined, teams: 150 });
  const { body } = await ask.get(PATH);
  const check = responseCheck(contract);
  const schema = { $ref: `${contract.schemas.$id}#/components/schemas/SearchIndex` };
  expect(check(schema, indexOf(body))).toEqual([]);
  expect(indexOf(body).teams).toHaveLength(154);
});

test('a crowd that searches for the first time has one index made, and a copy that is right is a 304', async () => {
  const { ask, upstream } = await setUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask.get(PATH)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  const asked = upstream.seen.length;
  // Four lists of three sports in two languages, each of one page.
  expect(asked).toBe(24);
  const again = await ask.get(PATH).set('if-none-match', answers[0]?.headers.etag as string);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(upstream.seen).toHaveLength(asked);
  expect(answers[0]?.headers['cache-control']).toContain('public, max-age=600');
});

test('of lists that fail the search index leaves out what they would have said, and asks again', async () => {
  const world: World = { broken: /tournaments|accept/, teams: 0 };
  const { ask } = await setUp(world);
  const first = await ask.get(PATH);
  expect(first.status).toBe(200);
  expect(indexOf(first.body).teams).toHaveLength(4);
  expect(indexOf(first.body).tournaments).toEqual([]);
  world.broken = undefined;
  await expect
    .poll(async () => indexOf((await ask.get(PATH)).body).tournaments, { timeout: 15_000 })
    .toHaveLength(1);
});

test('with every list failing there is no search index, and the fault is told', async () => {
  const { ask } = await setUp({ broken: /./, teams: 0 });
  const { status, headers } = await ask.get(PATH);
  expect([502, 503]).toContain(status);
  expect(headers['content-type']).toContain('application/problem+json');
});

test('an index that is known outlives an upstream that is gone', async () => {
  let now = Date.now();
  const world: World = { broken: undefined, teams: 0 };
  const { ask } = await setUp(world, { clock: () => now });
  const { body } = await ask.get(PATH);
  world.broken = /./;
  now += 3 * 86_400_000;
  const later = await ask.get(PATH);
  expect(later.status).toBe(200);
  expect(later.body).toEqual(body);
});

test('every world has a search index of its own', async () => {
  const { ask, upstream } = await setUp(undefined, { env: { DEV_TOOLS: 'on' } });
  await ask.get(PATH).set('x-world-at', '2026-11-21T15:30:00Z');
  expect(upstream.seen.every(({ headers }) => headers['x-world-at'])).toBe(true);
  const asked = upstream.seen.length;
  await ask.get(PATH).set('x-world-at', '2027-11-21T15:30:00Z');
  expect(upstream.seen.length).toBeGreaterThan(asked);
});

test('API-21 the search index takes no parameters and no other method', async () => {
  const { ask } = await setUp();
  expect((await ask.get(`${PATH}?q=x`)).status).toBe(400);
  expect((await ask.post(PATH)).status).toBe(405);
});
