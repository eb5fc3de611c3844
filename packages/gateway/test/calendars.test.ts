import type { CalendarRequest, PageRenderer } from '@touchline/shared/domain/page-renderer';
import { expect, test } from 'vitest';
import { onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

async function setUp(calendar: PageRenderer['calendar'], options: TestOptions = {}) {
  const upstream = await startOrigin(json([]));
  const page = onePageSite(async () => ({ status: 200, headers: {}, body: '' }));
  return startGateway(upstream.url, { renderer: { ...page, calendar }, ...options });
}

/** A site that records what it is asked for. */
async function recording(options: TestOptions = {}) {
  const asked: CalendarRequest[] = [];
  const { client } = await setUp(async (request) => {
    asked.push(request);
    return { kind: 'ok', text: TEXT };
  }, options);
  return { client, asked };
}

test('MYT-4 a calendar is a text/calendar that may be cached for five minutes and revalidated', async () => {
  const { client } = await recording();
  const { text, headers } = await client
    .get('/calendar/teams/te-eng-7.ics?lang=zh')
    .buffer(true)
    .expect(200)
    .expect('content-type', 'text/calendar; charset=utf-8')
    .expect('cache-control', 'public, max-age=300');
  expect(text).toBe(TEXT);
  await client
    .get('/calendar/teams/te-eng-7.ics?lang=zh')
    .set('if-none-match', headers.etag as string)
    .expect(304);
  await client.head('/calendar/teams/te-eng-7.ics').expect(200);
  await client.post('/calendar/teams/te-eng-7.ics').expect(405);
});

test('MYT-4 the site is asked for what the address names, without cookies', async () => {
  const { client, asked } = await recording({ clock: () => 1234 });
  const get = (path: string) =>
    client.get(path).set({ host: 'touchline.dev', cookie: 'touchline=x' });
  await get('/calendar/tournaments/to-eng1.ics?spoilers=off').expect(200);
  await get('/calendar/stars.ics?teams=te-b,te-a,te-b&matches=ma-a-1&lang=es').expect(200);
  expect(asked.map(({ fetch: _, remember: __, signal: ___, ...request }) => request)).toEqual([
    {
      kind: 'tournament',
      teams: [],
      tournaments: ['to-eng1'],
      matches: [],
      language: 'en',
      hasResults: false,
      origin: 'http://touchline.dev',
      now: 1234,
    },
    {
      kind: 'stars',
      teams: ['te-a', 'te-b'],
      tournaments: [],
      matches: ['ma-a-1'],
      language: 'es',
      hasResults: true,
      origin: 'http://touchline.dev',
      now: 1234,
    },
  ]);
});

test('MYT-4 each host has a calendar of its own, whose links lead to it', async () => {
  const { client, asked } = await recording();
  for (const host of ['touchline.dev', 'www.touchline.dev'])
    await client.get('/calendar/stars.ics?teams=te-a').set({ host }).expect(200);
  expect(asked.map(({ origin }) => origin)).toEqual([
    'http://touchline.dev',
    'http://www.touchline.dev',
  ]);
});

test('MYT-4 addresses that name the same share a calendar for five minutes', async () => {
  const time = { now: 0 };
  const { client, asked } = await recording({ clock: () => time.now });
  const get = (path: string) => client.get(path).expect(200);
  const both = [
    get('/calendar/stars.ics?teams=te-a,te-b'),
    get('/calendar/stars.ics?teams=te-b,te-a&x=1'),
  ];
  const statuses = (await Promise.all(both)).map(({ headers }) => headers['cache-status']);
  expect(statuses).toContain('touchline-calendars; fwd=miss');
  expect(statuses.sort()[1]).toMatch(/; (fwd=miss; collapsed|hit)$/);
  time.now = 299_000;
  const hit = await get('/calendar/stars.ics?teams=te-a,te-b');
  expect([hit.headers['cache-status'], hit.headers.age]).toEqual([
    'touchline-calendars; hit',
    '299',
  ]);
  expect(asked).toHaveLength(1);
  time.now = 300_000;
  await get('/calendar/stars.ics?teams=te-a,te-b');
  await get('/calendar/stars.ics?teams=te-a,te-b&lang=zh');
  expect(asked).toHaveLength(3);
});

test.each([
  ['/calendar/teams/a%20b.ics', 404, /No such team: an id is of 1 to 64 letters/],
  [`/calendar/tournaments/to-${'a'.repeat(80)}.ics`, 404, /No such tournament/],
  ['/calendar/stars.ics', 400, /Name what the calendar has/],
  ['/calendar/stars.ics?teams=', 400, /Name what the calendar has/],
  ['/calendar/stars.ics?teams=te-a,%3Cb%3E', 400, /teams must be ids of 1 to 64 letters/],
  ['/calendar/stars.ics?teams=te-a&teams=te-b', 400, /teams is there twice/],
  ['/calendar/stars.ics?matches=a/b', 400, /matches must be ids of 1 to 64/],
  [
    `/calendar/stars.ics?teams=${Array.from({ length: 13 }, (_, n) => `te-${n}`)}`,
    400,
    /at most 12/,
  ],
  ['/calendar/teams/te-a.ics?lang=xx', 400, /lang must be one of en, zh, es/],
  ['/calendar/teams/te-a.ics?spoilers=maybe', 400, /spoilers must be one of on, off/],
])('MYT-4 %s is refused with %d and a clear text', async (path, status, detail) => {
  const { client, asked } = await recording();
  const { body } = await client
    .get(path)
    .expect(status)
    .expect('content-type', /problem/);
  expect(body.detail).toMatch(detail);
  expect(asked).toEqual([]);
});

test('MYT-4 an unknown team is a 404, and matches that cannot be loaded a 503, not an empty calendar', async () => {
  const unknown = await setUp(async () => ({ kind: 'not-found' }));
  await unknown.client.get('/calendar/teams/te-none.ics').expect(404);
  const failing = await setUp(async () => ({ kind: 'failed' }));
  await failing.client.get('/calendar/teams/te-a.ics').expect(503).expect('retry-after', '60');
});

test('MYT-4 an address has a limited number of calendars made; those in the cache are free', async () => {
  const { client } = await recording({ limits: { calendarsPerMinute: 2 } });
  await client.get('/calendar/teams/te-a.ics').expect(200);
  await client.get('/calendar/teams/te-b.ics').expect(200);
  const { headers } = await client.get('/calendar/teams/te-c.ics').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await client.get('/calendar/teams/te-a.ics').expect(200);
});

test('MYT-4 a network that is refused takes no other with it that asks for the same at once', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = {
    ...onePageSite(async () => ({ status: 200, headers: {}, body: '' })),
    calendar: async () => ({ kind: 'ok' as const, text: TEXT }),
  };
  const limits = { calendarsPerMinute: 1 };
  const { app } = await startGateway(upstream.url, { renderer, limits });
  const ask = async (remoteAddress: string, id: string) =>
    (await app.inject({ url: `/calendar/teams/${id}.ics`, remoteAddress })).statusCode;
  expect(await ask('192.0.2.1', 'te-a')).toBe(200);
  expect(await Promise.all([ask('192.0.2.1', 'te-b'), ask('198.51.100.1', 'te-b')])).toEqual([
    429, 200,
  ]);
});

test('MYT-4 the calendar of another world is not stored', async () => {
  const { client, asked } = await recording({ env: { DEV_TOOLS: 'on' } });
  const get = () =>
    client
      .get('/calendar/teams/te-a.ics')
      .set('x-world-at', '2026-11-28T15:20:00Z')
      .expect('cache-control', 'no-store');
  await get();
  await get();
  expect(asked).toHaveLength(2);
});
