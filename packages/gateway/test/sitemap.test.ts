import type { PageRenderer, SitemapPage } from '@touchline/shared/domain/page-renderer';
import { expect, test } from 'vitest';
import { sitemapFiles } from '../src/sitemap/sitemap-xml.ts';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const listed = (path: string): SitemapPage => ({
  path,
  alternates: { en: `${path}?lang=en`, 'zh-Hans': `${path}?lang=zh`, 'x-default': path },
});
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

async function setUp(listPages: PageRenderer['listPages'], failing = false) {
  const time = { now: 1_000_000 };
  const upstream = await startOrigin((request, response) => {
    if (failing) response.writeHead(500).end();
    else json([{ id: 'ma-1' }])(request, response);
  });
  const renderer = {
    ...onePageSite(async () => ({ status: 200, headers: {}, body: '' })),
    listPages,
  };
  const { client } = await startGateway(upstream.url, { renderer, clock: () => time.now });
  return { client, time };
}

test('the sitemap lists the pages of the site, each language with links to the others', async () => {
  const { client } = await setUp(async ({ origin: siteOrigin, fetch }) => {
    const response = await fetch(new Request(`${siteOrigin}/api/matches/live`));
    const { data } = (await response.json()) as { data: { id: string }[] };
    return [listed('/'), ...data.map(({ id }) => listed(`/football/matches/${id}`))];
  });
  const { text } = await client
    .get('/sitemap.xml')
    .set('host', 'touchline.dev')
    .buffer(true)
    .expect(200)
    .expect('content-type', 'application/xml; charset=utf-8')
    .expect('cache-control', 'public, max-age=3600');
  expect(locations(text)).toEqual([
    'http://touchline.dev/?lang=en',
    'http://touchline.dev/?lang=zh',
    'http://touchline.dev/',
    'http://touchline.dev/football/matches/ma-1?lang=en',
    'http://touchline.dev/football/matches/ma-1?lang=zh',
    'http://touchline.dev/football/matches/ma-1',
  ]);
  expect(text.match(/hreflang="zh-Hans" href="http:\/\/touchline.dev\/\?lang=zh"/g)).toHaveLength(
    3,
  );
});

test('robots.txt names the sitemap with the site’s origin', async () => {
  const { client } = await setUp(async () => []);
  const { text } = await client.get('/robots.txt').set('host', 'touchline.dev').expect(200);
  expect(text).toBe('User-agent: *\nDisallow:\nSitemap: http://touchline.dev/sitemap.xml\n');
});

test('the list is made once for concurrent requests, cached for an hour, and for a minute if a call failed', async () => {
  for (const [failing, cachedMs] of [
    [false, 3_600_000],
    [true, 60_000],
  ] as const) {
    let calls = 0;
    const { client, time } = await setUp(async ({ origin: siteOrigin, fetch }) => {
      calls += 1;
      await fetch(new Request(`${siteOrigin}/api/matches/live`));
      return [listed('/')];
    }, failing);
    await Promise.all([1, 2, 3].map(() => client.get('/sitemap.xml').expect(200)));
    time.now += cachedMs - 1;
    await client.get('/sitemap.xml').expect(200);
    expect(calls).toBe(1);
    time.now += 1;
    await client.get('/sitemap.xml').expect(200);
    expect(calls).toBe(2);
  }
});

test('SYS-3 the site learns which operations the upstream lacks, and asks for none of them', async () => {
  const lists: unknown[] = [];
  const upstream = await startOrigin(json([]));
  const renderer = {
    ...onePageSite(async () => ({ status: 200, headers: {}, body: '' })),
    listPages: async ({ lacking }: Parameters<PageRenderer['listPages']>[0]) => {
      lists.push(lacking);
      return [listed('/')];
    },
  };
  for (const extras of ['all', 'listNews']) {
    const env = { UPSTREAM_EXTRAS: extras };
    const { client } = await startGateway(upstream.url, { renderer, env });
    await client.get('/sitemap.xml').expect(200);
  }
  expect(lists).toEqual([[], expect.arrayContaining(['/news/article'])]);
  expect(lists[1]).not.toContain('/news');
});

test('a network has a limited number of sitemaps written for made-up hosts', async () => {
  const { client } = await setUp(async () => [listed('/')]);
  const ask = (n: number) => client.get('/sitemap.xml').set('host', `h${n}.example`);
  for (let n = 0; n < 20; n += 1) await ask(n).expect(200);
  await ask(20).expect(429);
  await ask(19).expect(200);
});

test('a list that failed is not cached', async () => {
  let calls = 0;
  const { client } = await setUp(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no luck');
    return [listed('/')];
  });
  await client.get('/sitemap.xml').expect(500);
  await client.get('/sitemap.xml').expect(200);
});

test('a sitemap that exceeds one file is split, with an index', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => listed(`/football/team/te-${n}`));
  const { client } = await setUp(async () => many);
  const get = async (path: string) =>
    (
      await client
        .get(path)
        .set({ host: 'touchline.dev', 'accept-encoding': 'identity' })
        .buffer(true)
        .expect(200)
    ).text;
  const index = await get('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual([
    'http://touchline.dev/sitemap-1.xml',
    'http://touchline.dev/sitemap-2.xml',
  ]);
  const all = [
    ...locations(await get('/sitemap-1.xml')),
    ...locations(await get('/sitemap-2.xml')),
  ];
  expect(new Set(all).size).toBe(60_000);
  for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml']) {
    await client.get(path).expect(404);
  }
});

test('URLs in a sitemap are escaped', () => {
  const [xml] = sitemapFiles('http://a.b', [{ path: '', alternates: { en: '/?a=1&b="<' } }]);
  expect(xml).toContain('<loc>http://a.b/?a=1&amp;b=&quot;&lt;</loc>');
});

test.each(['/robots.txt', '/sitemap.xml'])(
  '%s names no host and no scheme that a stranger sends through a proxy',
  async (url) => {
    const upstream = await startOrigin(json([]));
    const renderer = {
      ...onePageSite(async () => ({ status: 200, headers: {}, body: '' })),
      listPages: async () => [listed('/')],
    };
    const env = { TRUSTED_PROXIES: '127.0.0.1' };
    const { client } = await startGateway(upstream.url, { renderer, env });
    const { text } = await client
      .get(url)
      .set({ host: 'touchline.dev', 'x-forwarded-host': 'evil.example' })
      .set('x-forwarded-proto', 'javascript')
      .buffer(true)
      .expect(200);
    expect(text).toContain('http://touchline.dev/');
    expect(text).not.toMatch(/evil|javascript/);
    const secure = await client
      .get(url)
      .set({ host: 'touchline.dev', 'x-forwarded-proto': 'https' })
      .buffer(true);
    expect(secure.text).toContain('https://touchline.dev/');
  },
);
