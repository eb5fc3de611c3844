import { expect, test } from 'vitest';
import { features } from '../src/api/newsroom/features.ts';
import { createSendCall } from '../src/api/send-call.ts';
import { findRoute, redirectFor } from '../src/router/resolve-page.ts';
import { listPages } from '../src/server/sitemap-pages.ts';
import { articlePaths, teamPaths, tournamentPaths } from '../src/sitemap/entity-paths.ts';
import { mockApi } from './mock-api.ts';
import { anApi, renderPage } from './render-page.ts';

const fetch = mockApi(Date.UTC(2026, 10, 20, 20, 52));
const request = { origin: 'http://site.test', fetch, signal: new AbortController().signal };

test('every listed page is a page of the site, and lists its other languages', async () => {
  const pages = await listPages(request);
  expect(pages.map(({ path }) => path)).toContain('/');
  for (const { path, alternates } of pages) {
    expect(findRoute(path).route.path, path).not.toBe('*');
    expect(alternates).toEqual({
      en: `${path}?lang=en`,
      'zh-Hans': `${path}?lang=zh`,
      es: `${path}?lang=es`,
      'x-default': path,
    });
  }
});

test('current tournaments and ranked teams are listed under their own games, each once', async () => {
  const sendCall = createSendCall({ ...request, onFailure: () => {} });
  for (const list of [await tournamentPaths(sendCall), await teamPaths(sendCall)]) {
    expect(list.length).toBeGreaterThan(10);
    expect(list.some((path) => path.startsWith('/football/'))).toBe(true);
    expect(list.some((path) => path.startsWith('/esports/'))).toBe(false);
  }
});

test('the latest articles are listed, each under its own sport', async () => {
  const list = await articlePaths(createSendCall({ ...request, onFailure: () => {} }));
  expect(list.some((path) => path.startsWith('/football/news/article/ar-report-'))).toBe(true);
  expect(list.some((path) => path.startsWith('/esports/news/article/ar-'))).toBe(true);
});

test.each([
  ['with news', []],
  ['that lacks news', ['/news', '/news/article']],
])('NWS-2 the features are listed with an upstream %s', async (_, lacking) => {
  const calls: string[] = [];
  const counted = (one: Request) => {
    calls.push(new URL(one.url).pathname);
    return fetch(one);
  };
  const list = (await listPages({ ...request, fetch: counted, lacking })).map(({ path }) => path);
  for (const { id, sport } of features) expect(list).toContain(`/${sport}/news/article/${id}`);
  const hasNews = lacking.length === 0;
  expect(list.some((path) => path.includes('/ar-report-'))).toBe(hasNews);
  expect(calls.includes('/api/news')).toBe(hasNews);
});

test('TEA-6 /{game}/teams redirects permanently to the teams of all countries', async () => {
  const { status, headers } = await renderPage(fetch, { url: '/football/teams?lang=zh' });
  expect([status, headers.location]).toEqual([308, '/football/teams/all?lang=zh']);
});

test('HDR-4 /{game}/predictions/all redirects permanently to the predictions', async () => {
  const { status, headers } = await renderPage(fetch, { url: '/basketball/predictions/all' });
  expect([status, headers.location]).toEqual([308, '/basketball/predictions']);
});

test.each(['football', 'basketball', 'esports', 'cs2'])(
  'HDR-4 /%s redirects to its matches',
  async (game) => {
    const { status, headers } = await renderPage(anApi({}).fetch, {
      url: `/${game}?date=20261129`,
    });
    expect([status, headers.location]).toEqual([308, `/${game}/matches?date=20261129`]);
    expect(redirectFor('/chess/teams')).toBeUndefined();
    expect(redirectFor('/football/teams/all')).toBeUndefined();
  },
);
