import { brotliCompressSync } from 'node:zlib';
import type { Article, Match, NewsItem } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { mainOf, plainText } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);
const api = mockApi(now);
const inLondon = { cookies: { touchline: JSON.stringify({ zone: 'Europe/London' }) } };
const show = (url: string, change = {}) => renderPage(api, { url, now, ...inLondon, ...change });
const article = '/football/news/article/ar-three-changes';
const latestNews = (sport = '', limit = 4) =>
  fetchData<NewsItem[]>(api, `/news?limit=${limit}${sport && `&sportType=${sport}`}`);
const features = (await latestNews('', 100)).filter(({ feature }) => feature);

async function articleOf(id: string, language: string): Promise<Article> {
  const headers = { 'accept-language': language };
  const url = `http://site.test/api/news/article?articleId=${id}`;
  return ((await (await api(new Request(url, { headers }))).json()) as { data: Article }).data;
}

test('NWS-2 the news of a sport are listed by date, with time, title, icon and link', async () => {
  const { body, status } = await show('/football/news');
  const main = mainOf(body);
  expect(status).toBe(200);
  expect([...main.matchAll(/<h2[^>]*>(\d\d\/\d\d\/\d{4})</g)].map(([, day]) => day)).toEqual([
    '21/11/2026',
    '20/11/2026',
    '19/11/2026',
    '18/11/2026',
    '17/11/2026',
    '16/11/2026',
    '15/11/2026',
  ]);
  expect(main).toMatch(
    /<a [^>]*href="\/football\/news\/article\/ar-three-changes".*?<strong>Three changes[^<]*<\/strong><span[^>]*><time>05:20</,
  );
  expect(main).toContain('href="#football"');
});

test('NWS-2 an esports title shows the news of esports, and stays in its game', async () => {
  const main = mainOf((await show('/cs2/news')).body);
  expect(main).toContain('CS2 news');
  expect(main).toContain('href="/cs2/news/article/ar-hollow-owls"');
});

test('NWS-1 four boards, the first highlighted', async () => {
  const main = mainOf((await show('/football/news')).body);
  const boards = [...main.matchAll(/aria-pressed="(\w+)"[^>]*>([^<]+)</g)].map(([, on, name]) => [
    name,
    on,
  ]);
  expect(boards).toEqual([
    ['News', 'true'],
    ['Guides', 'false'],
    ['Interview', 'false'],
    ['Analytics', 'false'],
  ]);
});

test('NWS-3 an article has its crumbs, its picture with author, date and time, its sections, its author', async () => {
  const { body } = await show(article);
  const main = mainOf(body);
  expect(main).toMatch(/href="\/"[^>]*>Home<.*href="\/football\/news"[^>]*>News</s);
  expect(main).toMatch(/aria-current="page">Three changes that made/);
  expect(plainText(main)).toContain('Mira Solheim 19.11 05:20');
  expect(main).toContain('<h2>A midfield that starts ten metres higher</h2>');
  expect(main).toMatch(/<ul[^>]*><li>The nearest three press/);
  expect(plainText(main)).toContain('Mira Solheim Writes about football');
  expect(main).toContain('<h2>Related</h2>');
});

test('NWS-3 the match of an article has tournament, date, time, both clubs and their countries', async () => {
  const { body } = await show(article);
  const answer = await api(
    new Request(
      'http://site.test/api/teams/matches/upcoming?teamId=te-eng-7&timezoneOffset=0&size=1',
    ),
  );
  const [match] = ((await answer.json()) as { data: Match[] }).data as [Match];
  const card = body.slice(body.indexOf(`data-match="${match.id}"`));
  const words = plainText(card.slice(0, card.indexOf('</article>')));
  for (const word of [match.tournament.name, match.homeTeam.name, match.awayTeam.name, 'England'])
    expect(words).toContain(word);
  expect(words).toMatch(/Kick-off \d\d\.\d\d\.2026 ?, \d\d:\d\d/);
});

test.each(languages)('NWS-3 the players in a report lead to their pages (%s)', async (language) => {
  const reports = (await latestNews('football', 100)).filter(({ id }) => /-report-/.test(id));
  const all = await Promise.all(reports.map(({ id }) => articleOf(id, language)));
  const report = all.find(({ players }) => players) as Article;
  const url = `/football/news/article/${report.id}?lang=${language}`;
  const main = mainOf((await show(url)).body);
  for (const { id, name } of report.players ?? [])
    expect(main).toMatch(new RegExp(`<a [^>]*href="/football/players/${id}[^>]*>${name}</a>`));
});

test('NWS-3 an article is complete without its match', async () => {
  const fetch = anApi({ '/api/news/article': await articleOf('ar-three-changes', 'en') }).fetch;
  const { body, status } = await renderPage(fetch, { url: article });
  expect(status).toBe(200);
  const text = mainOf(body).slice(0, mainOf(body).indexOf('<aside'));
  expect(text).not.toContain('data-match');
  expect(text).not.toContain('Try again');
  expect(text).toContain('“None of it is clever,”');
});

test.each(features)('PRF-1 $id is in every language, with its match', async ({ id, sportType }) => {
  for (const language of languages) {
    const { body, status } = await show(`/${sportType}/news/article/${id}?lang=${language}`);
    expect(status).toBe(200);
    const main = mainOf(body);
    expect(main).toContain('data-match="ma-');
    expect(/\p{Script=Han}/u.test(plainText(main).replace(/上|在线/g, ''))).toBe(language === 'zh');
    const { section } = await articleOf(id, language === 'en' ? 'zh' : 'en');
    const texts = section.flatMap(({ name, value }) => (name === 'match' ? [] : value));
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(body).not.toContain(text);
  }
});

test('an article has structured data', async () => {
  const { body } = await show(`${article}?lang=zh`);
  expect(body).toContain('<title>三处调整，成就北门竞技的中场 · ');
  expect(body).toMatch(/<meta name="description" content="北门竞技的训练场上.*?。">/);
  const data = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: '三处调整，成就北门竞技的中场',
      datePublished: '2026-11-19T05:20:00.000Z',
      author: { '@type': 'Person', name: '米拉·索尔海姆' },
    },
    { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
  ]);
});

test('an article of esports under one of its titles is the same page', async () => {
  const { body, status } = await show('/cs2/news/article/ar-hollow-owls');
  expect(status).toBe(200);
  expect(body).toContain(
    '<link rel="canonical" href="http://site.test/esports/news/article/ar-hollow-owls">',
  );
});

test('SYS-9 an unknown article, or one of another sport, is not found', async () => {
  for (const url of [
    '/football/news/article/ar-nothing',
    '/basketball/news/article/ar-three-changes',
    '/chess/news',
    '/football/news/article',
    '/football/news/article/te-eng-7',
    `/basketball/news/article/${(await latestNews('football'))[0]?.id}`,
  ]) {
    expect((await show(url)).status, url).toBe(404);
  }
});

test('HOM-1 MAT-7 the headlines are the news of all sports, the list beside the matches those of its sport', async () => {
  for (const [url, sport] of [
    ['/', ''],
    ['/football/matches', 'football'],
    ['/cs2/tournaments/all', 'esports'],
  ] as const) {
    const { body } = await show(url);
    for (const { id, title } of await latestNews(sport)) {
      expect(body).toContain(`/news/article/${id}"`);
      expect(plainText(body)).toContain(title);
    }
    expect(body).toMatch(
      /<a [^>]*href="\/\w+\/news\/article\/ar-(?!report|upset|streak|leader|preview)/,
    );
  }
});

test('NWS-2 the list begins with a large picture, and every row has its cover', async () => {
  const main = mainOf((await show('/football/news')).body);
  const rows = main.split('<a ').filter((row) => row.includes('/football/news/article/'));
  expect(rows.filter((row) => row.includes('data-lead="true"'))).toEqual([rows[0]]);
  for (const row of rows) expect(row).toMatch(/<img [^>]*alt=""/);
  const [{ image }] = (await latestNews('football')) as [NewsItem];
  expect(main).toContain(`src="/api/${image}"`);
});

test('EMP-1 an upstream without news has an empty list, and no headlines', async () => {
  const without = anApi({ '/api/news': () => new Response('{}', { status: 404 }) }).fetch;
  const { body, status } = await renderPage(without, { url: '/football/news', now });
  expect(status).toBe(200);
  expect(plainText(mainOf(body))).toContain('No news available');
  expect(mainOf(body)).not.toContain('Try again');
  const home = await renderPage(without, { url: '/', now });
  expect(home.body).not.toContain('No news available');
});

test('SYS-7 news that fail to load can be requested again', async () => {
  const { body } = await renderPage(anApi({}).fetch, { url: '/football/news', now });
  expect(mainOf(body)).toContain('Try again');
});

test.each(languages)(
  'NWS-3 an article of the API has its text, its match and its cover (%s)',
  async (language) => {
    for (const { id, sportType } of await latestNews()) {
      const data = await articleOf(id, language);
      const game = sportType ?? 'football';
      const { body, status } = await show(`/${game}/news/article/${id}?lang=${language}`);
      const main = mainOf(body);
      expect(status).toBe(200);
      const text = plainText(main.replace(/<\/?a\b[^>]*>/g, ''));
      expect(text).toContain(data.title);
      for (const section of data.section) {
        if (section.name === 'content') expect(text).toContain(section.value);
        if (section.name === 'match') expect(main).toContain(`data-match="${section.value}"`);
      }
      expect(main).toContain(`src="/api/${data.image}"`);
      expect(body).toContain(`"datePublished":"${new Date(data.created_at * 1000).toISOString()}"`);
    }
  },
);

test('PRF-1 texts that the upstream has in another language are marked with it', async () => {
  const inEnglish: typeof api = (request) =>
    api(new Request(request, { headers: { 'accept-language': 'en' } }));
  const page = (fetch: typeof api, url: string) =>
    renderPage(fetch, { url: `${url}?lang=es`, now, ...inLondon });
  const foreign = await page(inEnglish, article);
  expect(foreign.body).toContain('<html lang="es"');
  expect(mainOf(foreign.body)).toContain('<article lang="en">');
  expect(mainOf(foreign.body)).toMatch(/<div class="[^"]*" lang="es">/);
  const titles = /<strong( lang="en")?>/g;
  for (const [fetch, count] of [
    [inEnglish, 32],
    [api, 0],
  ] as const) {
    const list = mainOf((await page(fetch, '/football/news')).body);
    const marked = [...list.matchAll(titles)].filter(([, lang]) => lang);
    expect(marked.length).toBeGreaterThanOrEqual(count);
    if (count === 0) expect(list).not.toContain('lang="en"');
  }
  expect(mainOf((await page(api, article)).body)).toContain('<article>');
});

test('SYS-7 an article that fails to load can be requested again', async () => {
  const failing = anApi({ '/news/article': () => new Response('', { status: 503 }) });
  const { body, status } = await renderPage(failing.fetch, {
    url: '/football/news/article/ar-report-eng1-2026-12-3',
    now,
  });
  expect(status).toBe(200);
  expect(mainOf(body)).toContain('Try again');
});

test('the article about the cup draw shows a match of the cup', async () => {
  const { body } = await show('/football/news/article/ar-cup-draw');
  expect(mainOf(body)).toMatch(/data-match="ma-engcup-/);
});

test('MAT-7 the headlines of a day in July and of two in November all differ', async () => {
  const headlines = await Promise.all(
    [Date.UTC(2026, 6, 6, 12), Date.UTC(2026, 10, 24, 6, 10), Date.UTC(2026, 10, 28, 15, 20)].map(
      async (at) => {
        const { body } = await renderPage(mockApi(at), { url: '/football/matches', now: at });
        const list = body.slice(body.indexOf('Latest news'));
        return [...list.matchAll(/news\/article\/(ar-[\w-]+)"/g)].slice(0, 4).map(([, id]) => id);
      },
    ),
  );
  expect(headlines.map((list) => list.length)).toEqual([4, 4, 4]);
  expect(new Set(headlines.flat()).size).toBe(12);
});

test('the page of an article is small', async () => {
  const { body } = await show(article);
  expect(brotliCompressSync(body).length).toBeLessThan(14_000);
});
