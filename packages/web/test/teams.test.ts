import type { TeamRanking } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 22, 15, 30);
const api = mockApi(now);

const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });
const listOf = (body: string) => body.match(/<ol aria-label="([^"]+)">(.*?)<\/ol>/s)?.[2] ?? '';
const rowsOf = (body: string) => listOf(body).match(/<li.*?<\/li>/gs) ?? [];
const titleOf = (body: string) => body.match(/<title>(.*?) · /)?.[1];
const answering = (data: unknown) => async () => Response.json({ data });

let body: string;
let first: TeamRanking;

beforeAll(async () => {
  [first] = (await fetchData<TeamRanking[]>(api, '/teams/rankings?sportType=football')) as [
    TeamRanking,
  ];
  ({ body } = await show('/football/teams/all'));
});

test('TEA-1 the ranking of all countries, and of one', async () => {
  const { country } = first;
  const one = await show(`/football/teams/${country.id}`);
  for (const [page, title] of [
    [body, 'Football teams ranking'],
    [one.body, `${country.name} Football ranking`],
  ] as const) {
    expect(titleOf(page)).toBe(title);
    expect(page).toContain(`<h1>${title}</h1>`);
  }
  for (const row of rowsOf(one.body)) expect(plainText(row)).toContain(country.name);
});

test('TEA-1 the breadcrumb leads home and to the matches of the game', async () => {
  const crumbs = (page: string) =>
    page.slice(page.indexOf('<main'), page.indexOf('</nav>', page.indexOf('<main')));
  expect(plainText(crumbs(body))).toContain('Home / Football / Teams');
  expect([...crumbs(body).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/football/matches',
  ]);
  const one = await show(`/football/teams/${first.country.id}`);
  expect(plainText(crumbs(one.body))).toContain(`Home / Football / ${first.country.name}`);
});

test('TEA-3 a row has place, points, name, country and streak, and leads to the team', () => {
  const [row = ''] = rowsOf(body);
  const { id, name, ranking, points, country, streakCount } = first;
  const words = plainText(row);
  for (const text of [`#${ranking}`, name, `${points} pts`, country.name, `×${streakCount}`])
    expect(words).toContain(text);
  expect(row).toContain(`href="/football/team/${id}"`);
  expect(row).toContain(`/api/images/countries/${country.id}.svg`);
});

test('TEA-3 the game of a team is named only where games are mixed, and links to its page', async () => {
  expect(listOf(body)).not.toContain('#football');
  const [best] = (await fetchData<TeamRanking[]>(api, '/teams/rankings?sportType=esports')) as [
    TeamRanking,
  ];
  const mixed = await show('/esports/teams/all');
  const [row = ''] = rowsOf(mixed.body);
  expect(row).toContain('href="#esports"');
  expect(row).toContain(`href="/${best.sportType}/team/${best.id}"`);
});

test('TEA-3 twenty teams at first, and twenty more with each page in the URL', async () => {
  expect(rowsOf(body)).toHaveLength(20);
  expect(body).toContain('href="/football/teams/all?pages=2"');
  const two = await show('/football/teams/all?pages=2');
  expect(rowsOf(two.body)).toHaveLength(40);
  expect(rowsOf(two.body).map(plainText).join()).toContain('#40');
});

test('TEA-3 after the last page there is no link to more', async () => {
  const { body } = await renderPage(answering([first]), { url: '/football/teams/all' });
  expect(rowsOf(body)).toHaveLength(1);
  expect(body).not.toContain('pages=2');
});

test('TEA-4 EMP-1 a ranking without teams says so', async () => {
  const { status, body } = await renderPage(answering([]), { url: '/football/teams/all' });
  expect(status).toBe(200);
  expect(body).toContain('No teams available');
  expect(body).not.toContain('Try again');
});

test('SYS-7 a ranking that fails to load can be retried', async () => {
  const { body, status } = await renderPage(
    async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 }),
    { url: '/football/teams/all' },
  );
  expect(status).toBe(200);
  expect(body).toContain('Couldn’t load teams');
  expect(body).toContain('Try again');
});

test('TEA-5 the side column has a promo and the ten offers', () => {
  const side = body.slice(body.indexOf('<aside'), body.indexOf('</aside>'));
  expect(side).toContain('200%');
  expect(side.match(/For New Users/g)).toHaveLength(10);
});

test('TEA-1 the ranking has one canonical URL, however many pages are shown', async () => {
  const two = await show('/football/teams/all?pages=2');
  expect(two.body).toContain('rel="canonical" href="http://site.test/football/teams/all"');
});

test('SYS-8 an unknown game, and an invalid country, have no ranking', async () => {
  for (const url of ['/chess/teams/all', '/football/teams/england'])
    expect((await show(url)).status, url).toBe(404);
});

test.each([
  ['football', '球队'],
  ['basketball', '球队'],
  ['esports', '战队'],
  ['dota2', '战队'],
])('PRF-1 the ranking of %s is in Chinese, with the term of its sport', async (game, teams) => {
  const { body, status } = await show(`/${game}/teams/all?lang=zh`);
  expect(status).toBe(200);
  expect(titleOf(body)).toContain(`${teams}排名`);
  expect(rowsOf(body).length).toBeGreaterThan(0);
  expect(body).not.toMatch(/teams\.[a-z]+\./);
});

test('SYS-7 a second page that fails to load leaves the first, with a retry button', async () => {
  const halting = async (request: Request) =>
    request.url.includes('page=2')
      ? Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 })
      : api(request);
  const { body } = await renderPage(halting, { url: '/football/teams/all?pages=2', now });
  expect(rowsOf(body)).toHaveLength(20);
  expect(body).toContain('Try again');
  expect(body).toContain('As of');
  expect(body).not.toContain('Show more teams');
});
