import type { Match } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { updatesOf } from '../src/features/matches/detail/updates-of.ts';
import { bundledApi, fetchData } from './bundled-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 22, 15, 30);
const api = bundledApi(now);

const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });

/** The text of one section of the page, by its heading. */
const partOf = (body: string, heading: string) => plainText(sectionOf(body, heading));

let match: Match;
let body: string;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100');
  match = live.find(({ tournament }) => tournament.sportType === 'football') as Match;
  ({ body } = await show(`/football/matches/${match.id}`));
});

test('MDT-1 the head has teams, score, clock, place and the choice of a favourite', () => {
  const board = plainText(body.slice(body.indexOf('<article'), body.indexOf('</article>')));
  const { homeTeam, awayTeam, tournament, clock } = match;
  for (const text of [homeTeam.name, awayTeam.name, tournament.name, `${clock?.minute}′`])
    expect(board).toContain(text);
  expect(board).toMatch(new RegExp(`${homeTeam.score} *${awayTeam.score} *LIVE`));
});

test('MDT-1 without optional fields the head is complete, and has no empty parts', async () => {
  const bare = async (request: Request) => {
    const response = await api(request);
    if (!request.url.includes('/matches/info')) return response;
    const { data } = (await response.json()) as { data: Match };
    const { clock: _, periods: __, incidents: ___, round: ____, commentary: _____, ...rest } = data;
    return Response.json({ data: rest });
  };
  const { body } = await renderPage(bare, { url: `/football/matches/${match.id}`, now });
  expect(body).not.toContain('Score by period');
  expect(plainText(body)).toContain('minutes since kick-off.');
});

test('MDT-2 the updates list the incidents, the newest on top', () => {
  const updates = partOf(body, 'Live updates');
  const words = updatesOf(match).map(({ text }) => text.replace(/^\d+(\+\d+)?' /, ''));
  expect(words.length).toBeGreaterThan(1);
  for (const text of words.slice(-8)) expect(updates).toContain(text);
  expect(updates.indexOf(words.at(-1) as string)).toBeLessThan(
    updates.indexOf(words.at(-2) as string),
  );
});

test('MDT-2 football incidents have their minute; those without one have their time of day at the end', async () => {
  // A few minutes into the second half.
  const later = match.startTime * 1000 + 70 * 60_000;
  const { body } = await renderPage(bundledApi(later), {
    url: `/football/matches/${match.id}`,
    now: later,
  });
  const lines = body.slice(body.indexOf('<h2>Live updates')).match(/<li.*?<\/li>/g) ?? [];
  const updates = lines.slice(0, 8).map(plainText);
  expect(updates.filter((line) => /^ \d+(\+\d+)?′/.test(line)).length).toBeGreaterThan(0);
  expect(updates.filter((line) => /^ \d+:\d\d/.test(line))).toEqual([]);
  expect(updates.find((line) => /(half|Half|Kick-off)/.test(line))).toMatch(/\. \d\d:\d\d $/);
});

test('MDT-2 an upcoming match has no updates: the scoreboard shows day and time', async () => {
  const tomorrow = await fetchData<Match[]>(api, '/matches/tomorrow?timezoneOffset=0&limit=100');
  const soon = tomorrow.find(({ tournament }) => tournament.sportType === 'football');
  const { body } = await show(`/football/matches/${soon?.id}`);
  const updates = partOf(body, 'Live updates');
  expect(updates).toContain('Updates begin when the match does.');
  expect(updates).not.toMatch(/\d\d:\d\d/);
});

test('MDT-2 the form table compares both sides', async () => {
  const form = partOf(body, 'Form');
  for (const word of ['Ranking', 'Win rate', 'Won', 'Drawn', 'Lost', 'Streak', 'Last five'])
    expect(form).toContain(word);
});

test('MDT-3 the standings have both teams, marked', () => {
  const marked = [...body.matchAll(/<tr data-plays.*?<\/tr>/gs)].map(([row]) => plainText(row));
  expect(marked).toHaveLength(2);
  expect(marked.join()).toContain(match.homeTeam.name);
  expect(marked.join()).toContain(match.awayTeam.name);
});

test('MDT-4 each team has its last five results', () => {
  for (const { name } of [match.homeTeam, match.awayTeam]) {
    const recent = body.slice(body.indexOf(`<h2>${name}: recent results`));
    expect(recent.slice(0, recent.indexOf('</section>')).match(/<li>/g)).toHaveLength(5);
  }
});

test('MDT-5 the side column has the bookmakers’ prices, the next matches and the news', () => {
  const odds = partOf(body, 'Odds');
  expect(odds).toContain('best price');
  expect(odds).toMatch(/margin \d+\.\d%/);
  expect(odds).toMatch(/Implied probability/);
  expect(partOf(body, 'Upcoming')).toMatch(/versus .*, kick-off /);
  expect(partOf(body, 'Latest news')).not.toBe('');
});

test('MDT-5 a live match is not listed as upcoming', async () => {
  const withLive = async (request: Request) => {
    const response = await api(request);
    if (!request.url.includes('/tournaments/matches/upcoming')) return response;
    const { data } = (await response.json()) as { data: Match[] };
    return Response.json({ data: [{ ...match, id: 'ma-beside-2026-1-1' }, ...data] });
  };
  const { body } = await renderPage(withLive, { url: `/football/matches/${match.id}`, now });
  expect(partOf(body, 'Upcoming')).toContain(', kick-off ');
  expect(partOf(body, 'Upcoming')).not.toContain(', live, ');
});

test('MDT-6 the breadcrumb leads to the matches and to the country’s tournaments', () => {
  const crumbs = body.slice(body.indexOf('<main'), body.indexOf('<article'));
  expect(crumbs).toContain('href="/football/matches"');
  expect(crumbs).toContain(`href="/football/tournaments/${match.tournament.country.id}"`);
});

test('the head has the structured data of the match', () => {
  const { name: home } = match.homeTeam;
  expect(body).toContain(`<title>${home} v ${match.awayTeam.name}: score, odds and form`);
  expect(body).toContain(`<meta property="og:title" content="${home} v`);
  const data = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data).toMatchObject([
    { '@type': 'SportsEvent', homeTeam: { name: home } },
    { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
  ]);
});

test('SYS-9 an invalid id, and a match under another sport, are not found', async () => {
  for (const url of [
    '/football/matches/ma-none',
    '/football/matches/7',
    `/lol/matches/${match.id}`,
  ]) {
    const { status, body } = await show(url);
    expect(status, url).toBe(404);
    expect(body).toContain('Page not found');
  }
});

test('SYS-7 a match that fails to load is not reported as not found', async () => {
  const { status, body } = await renderPage(
    async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 }),
    { url: '/football/matches/ma-eng1-2026-12-1', now },
  );
  expect(status).toBe(200);
  expect(body).toContain('Try again');
});

test.each(['football', 'basketball', 'esports'])(
  'PRF-1 a finished and an upcoming match of %s are in Chinese',
  async (sport) => {
    const words = `date=20261122&timezoneOffset=0&sportType=${sport}`;
    const all = await fetchData<Match[]>(api, `/matches?${words}`);
    for (const status of ['FINISHED', 'UPCOMING'] as const) {
      const one = all.find(({ statusId }) => statusId === status);
      if (!one) continue;
      const page = await show(`/${sport}/matches/${one.id}?lang=zh`, { acceptLanguage: 'zh' });
      expect(page.status).toBe(200);
      expect(page.body).toContain(status === 'FINISHED' ? '完场' : '动态将在此更新');
    }
  },
);
