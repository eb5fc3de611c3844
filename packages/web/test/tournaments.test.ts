import type { Tournament } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { expectNotFound, plainText } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);
const api = mockApi(now);

const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });
const asking = (words: string) => `timezoneOffset=480&sportType=football&size=100${words}`;

/** The URLs of the rows, in order. */
const rows = (body: string) =>
  [...body.slice(body.indexOf('<main')).matchAll(/href="(\/[a-z0-9-]+\/tournament\/[^"]+)"/g)].map(
    ([, href]) => href,
  );

let ongoing: Tournament[];
let body: string;

beforeAll(async () => {
  ongoing = await fetchData<Tournament[]>(api, `/tournaments/ongoing?${asking('')}`);
  ({ body } = await show('/football/tournaments/all'));
}, 60_000);

test('TRN-1 TRN-4 the ongoing tournaments come first, each row with its link', () => {
  expect(ongoing.length).toBeGreaterThan(3);
  expect(rows(body).sort()).toEqual(
    ongoing.map(({ id, sportType }) => `/${sportType}/tournament/${id}`).sort(),
  );
  expect(body).toMatch(/<a [^>]*aria-current="page"[^>]*>Ongoing/);
});

test.each([
  ['upcoming', '?show=upcoming', 'upcoming'],
  ['finished', '?show=finished', 'finished'],
])('TRN-1 the tab %s has its own address and list', async (state, query, word) => {
  const list = await fetchData<Tournament[]>(api, `/tournaments/${state}?${asking('')}`);
  const page = await show(`/football/tournaments/all${query}`);
  expect(rows(page.body)).toHaveLength(list.length);
  expect(page.body).toContain(`<title>Football tournaments: ${word}`);
});

test('TRN-1 the tab of the year is named after it, and lists all its tournaments', async () => {
  const years = await fetchData<Record<string, Tournament[]>>(
    api,
    '/tournaments/current-year/v2?timezoneOffset=480&sportType=football',
  );
  const page = await show('/football/tournaments/all?show=year');
  expect(plainText(page.body)).toContain('Finished 2026');
  expect(rows(page.body)).toHaveLength(years['2026']?.length as number);
  expect(page.body).toContain('<title>Football tournaments of 2026');
});

test('TRN-3 TRN-6 the country of the route is requested, a hundred tournaments at once', async () => {
  const calls: string[] = [];
  const recordingApi = (request: Request) => {
    calls.push(decodeURIComponent(new URL(request.url).search));
    return api(request);
  };
  const page = await renderPage(recordingApi, { url: '/football/tournaments/co-eng', now });
  expect(calls.some((call) => /countryId=co-eng/.test(call) && /size=100/.test(call))).toBe(true);
  const english = ongoing.filter(({ country }) => country.id === 'co-eng');
  expect(rows(page.body)).toHaveLength(english.length);
  expect(plainText(page.body)).toContain('Football tournaments, England');
});

test('TRN-2 TRN-3 a country in the query filters the list without a further call', async () => {
  const calls: string[] = [];
  const recordingApi = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('/tournaments/')) calls.push(search);
    return api(request);
  };
  const page = await renderPage(recordingApi, {
    url: '/football/tournaments/all?country=co-eng',
    now,
  });
  expect(calls).toHaveLength(1);
  expect(calls.join()).not.toContain('countryId');
  expect(rows(page.body)).toHaveLength(
    ongoing.filter(({ country }) => country.id === 'co-eng').length,
  );
});

test('TRN-2 a country without a tournament in the list is named, in heading and choice', async () => {
  const withoutUpcoming = async (request: Request) =>
    request.url.includes('/tournaments/upcoming') ? Response.json({ data: [] }) : api(request);
  const url = '/football/tournaments/all?show=upcoming&country=co-eng';
  const page = await renderPage(withoutUpcoming, { url, now });
  expect(rows(page.body)).toEqual([]);
  expect(plainText(page.body)).toMatch(/Football tournaments, England .*England.*Ongoing/);
});

test('TRN-1 a row shows the round of the tournament and the days left', () => {
  const league = ongoing.find(({ type }) => type === 'league') as Tournament;
  const list = body.slice(body.indexOf('<main'));
  const from = list.indexOf(`/football/tournament/${league.id}"`);
  const row = plainText(list.slice(from, list.indexOf('</li>', from)));
  expect(row).toContain(`Round ${league.currentRound}`);
  expect(row).toMatch(/\d+ days left/);
});

test('TRN-1 the rows of esports show the prize', async () => {
  const page = await show('/esports/tournaments/all?show=year');
  expect(plainText(page.body)).toMatch(/\$\d{2,3},000/);
});

test('SYS-8 SYS-9 an unknown game, a malformed and an unknown country are not found', async () => {
  await expectNotFound(show, [
    '/chess/tournaments/all',
    '/football/tournaments/England',
    '/football/tournaments/co-zzz',
  ]);
});

test.each([
  ['en', 'No tournaments available', 'Couldn’t load tournaments', 'Try again'],
  ['zh', '暂无赛事', '赛事加载失败', '重试'],
  ['es', 'No hay torneos', 'No se pudieron cargar los torneos', 'Reintentar'],
])(
  'EMP-1 SYS-7 an empty and a failed list are shown as such, in %s',
  async (language, none, failure, retry) => {
    const url = `/football/tournaments/all?lang=${language}`;
    const show = (api: typeof fetch) => renderPage(api, { url, now, language });
    const empty = await show(async () => Response.json({ data: [] }));
    expect(plainText(empty.body)).toContain(none);
    expect(empty.body).not.toContain(retry);
    const failed = await show(async () => Response.json({ title: 'Bad' }, { status: 502 }));
    expect(failed.status).toBe(200);
    expect(plainText(failed.body)).toContain(failure);
    expect(failed.body).toContain(retry);
  },
);

test('PRF-1 the page is in Chinese on request', async () => {
  const page = await show('/esports/tournaments/all?show=upcoming', { language: 'zh' });
  expect(page.body).toContain('<title>电竞赛事：即将开始');
});

test('the head has the structured data of the tournaments', () => {
  const [list] = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: ongoing.length });
  expect(list.itemListElement[0].url).toMatch(/^http:\/\/site\.test\/football\/tournament\/to-/);
});

test('TRN-1 where titles are mixed each row names its title', async () => {
  const { body } = await show('/esports/tournaments/all');
  const words = plainText(body.slice(body.indexOf('<main')));
  const withStage = (title: string) => new RegExp(`${title} (Group|Round|Play|Quarter|Semi|Final)`);
  for (const title of ['LoL', 'CS2', 'Dota 2']) {
    expect(words).toMatch(withStage(title));
  }
  const own = await show('/cs2/tournaments/all');
  expect(plainText(own.body.slice(own.body.indexOf('<main')))).not.toMatch(withStage('CS2'));
});
