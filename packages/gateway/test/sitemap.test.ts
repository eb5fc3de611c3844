import type { PageRenderer, SitemapPage } from '@touchline/types';
import { expect, test } from 'vitest';
import { sitemapFiles } from '../src/sitemap/sitemap-xml.ts';
import { gateway, onePage } from './gateway.ts';
import { json, origin } from './origin.ts';

const listed = (path: string): SitemapPage => ({
  path,
  alternates: { en: `${path}?lang=en`, 'zh-Hans': `${path}?lang=zh`, 'x-default': path },
});
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

async function setUp(listPages: PageRenderer['listPages'], failing = false) {
  const time = { now: 1_000_000 };
  const upstream = await origin((request, response) => {
    if (failing) response.writeHead(500).end();
    else json([{ id: 'ma-1' }])(request, response);
  });
  const renderer = { ...onePage(async () => ({ status: 200, headers: {}, body: '' })), listPages };
  const { ask } = await gateway(upstream.url, { renderer, clock: () => time.now });
  return { ask, time };
}

test('the sitemap lists what the site says that there is, each page in each language with the others', async () => {
  const { ask } = await setUp(async ({ origin: own, fetch }) => {
    const answer = await fetch(new Request(`${own}/api/matches/live`));
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return [listed('/'), ...data.map(({ id }) => listed(`/football/matches/${id}`))];
  });
  const { text } = await ask
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

test('robots are told where the sitemap is, by the name that the site goes by', async () => {
  const { ask } = await setUp(async () => []);
  const { text } = await ask.get('/robots.txt').set('host', 'touchline.dev').expect(200);
  expect(text).toBe('User-agent: *\nDisallow:\nSitemap: http://touchline.dev/sitemap.xml\n');
});

test('what is listed is asked once for a crowd, kept for an hour, and for a minute where a call failed', async () => {
  for (const [failing, keptMs] of [
    [false, 3_600_000],
    [true, 60_000],
  ] as const) {
    let asked = 0;
    const { ask, time } = await setUp(async ({ origin: own, fetch }) => {
      asked += 1;
      await fetch(new Request(`${own}/api/matches/live`));
      return [listed('/')];
    }, failing);
    await Promise.all([1, 2, 3].map(() => ask.get('/sitemap.xml').expect(200)));
    time.now += keptMs - 1;
    await ask.get('/sitemap.xml').expect(200);
    expect(asked).toBe(1);
    time.now += 1;
    await ask.get('/sitemap.xml').expect(200);
    expect(asked).toBe(2);
  }
});

test('a list that could not be made is not remembered as one', async () => {
  let asked = 0;
  const { ask } = await setUp(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no luck');
    return [listed('/')];
  });
  await ask.get('/sitemap.xml').expect(500);
  await ask.get('/sitemap.xml').expect(200);
});

test('more than one file can hold goes into several, and an index names them', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => listed(`/football/team/te-${n}`));
  const { ask } = await setUp(async () => many);
  const get = async (path: string) =>
    (await ask.get(path).set('host', 'touchline.dev').buffer(true).expect(200)).text;
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
    await ask.get(path).expect(404);
  }
});

test('an address is written so that no reader takes it for markup', () => {
  const [xml] = sitemapFiles('http://a.b', [{ path: '', alternates: { en: '/?a=1&b="<' } }]);
  expect(xml).toContain('<loc>http://a.b/?a=1&amp;b=&quot;&lt;</loc>');
});
