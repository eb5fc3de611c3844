import { brotliCompressSync } from 'node:zlib';
import type { Article, Match, NewsItem } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import { call } from '../src/api/call.ts';
import { features } from '../src/api/newsroom/features.ts';
import { withNewsroom } from '../src/api/newsroom/with-newsroom.ts';
import { gameOf, sportOf } from '../src/paths.ts';
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
async function articleOf(id: string, language: string): Promise<Article> {
  const headers = { 'accept-language': language };
  const url = `http://site.test/api/news/article?articleId=${id}`;
  return ((await (await api(new Request(url, { headers }))).json()) as { data: Article }).data;
}

const newsroom = withNewsroom(
  async () => ({ kind: 'not-found' }),
  () => now,
);

async function featureOf(articleId: string, language: (typeof languages)[number]) {
  const result = await newsroom(call('/news/article', { articleId }, language));
  if (result.kind !== 'ok') throw new Error(`There is no feature ${articleId}.`);
  return result.data;
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
    /<a [^>]*href="\/football\/news\/article\/ar-three-changes".*?<time[^>]*>05:20<\/time><strong>Three changes/,
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
  const main = await fetchData<Match[]>(api, '/matches/main?limit=16&timezoneOffset=0');
  const match = main.find(({ tournament }) => tournament.sportType === 'football') as Match;
  const card = body.slice(body.indexOf(`data-match="${match.id}"`));
  const words = plainText(card.slice(0, card.indexOf('</article>')));
  for (const word of [match.tournament.name, match.homeTeam.name, match.awayTeam.name, 'England'])
    expect(words).toContain(word);
  expect(words).toMatch(/Kick-off \d\d\.\d\d\.2026 ?, \d\d:\d\d/);
});

test.each(features)('NWS-3 $id has the first main match of its sport', async ({ id, sport }) => {
  const main = await fetchData<Match[]>(api, '/matches/main?limit=16&timezoneOffset=0');
  const match = main.find(({ tournament }) => sportOf(gameOf(tournament)) === sport);
  const { body } = await show(`/${sport}/news/article/${id}`);
  const shown = [...mainOf(body).matchAll(/data-match="([^"]+)"/g)].map(([, one]) => one);
  expect(shown).toEqual(match ? [match.id] : []);
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
  const { body, status } = await renderPage(anApi({}).fetch, { url: article });
  expect(status).toBe(200);
  const text = mainOf(body).slice(0, mainOf(body).indexOf('<aside'));
  expect(text).not.toContain('data-match');
  expect(text).not.toContain('Try again');
  expect(text).toContain('“None of it is clever,”');
});

test.each(features)('PRF-1 $id is in every language', async ({ id, sport }) => {
  for (const language of languages) {
    const { body, status } = await show(`/${sport}/news/article/${id}?lang=${language}`);
    expect(status).toBe(200);
    const main = mainOf(body);
    expect(/\p{Script=Han}/u.test(plainText(main).replace(/上|在线/g, ''))).toBe(language === 'zh');
    const { section } = await featureOf(id, language === 'en' ? 'zh' : 'en');
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

const ofNews = ({ url }: Request) => new URL(url).pathname.startsWith('/api/news');

test.each(['/', '/football/news', '/cs2/matches', '/football/tournaments/all', article])(
  'NWS-2 HOM-1 MAT-7 %s has the features with an upstream that lacks news, and no call for news',
  async (url) => {
    const calls: Request[] = [];
    const fetch: typeof api = (request) => {
      calls.push(request);
      return api(request);
    };
    const lacking = ['/news', '/news/article'];
    const { body, status } = await renderPage(fetch, { url, now, lacking, ...inLondon });
    expect(status).toBe(200);
    expect(calls.filter(ofNews)).toEqual([]);
    expect(body).toMatch(/<a [^>]*href="\/\w+\/news\/article\/ar-/);
    expect(body).toContain('"lacking":["/news","/news/article"]');
  },
);

test('NWS-3 an article of an upstream that lacks articles is not found, without a call', async () => {
  const { calls, fetch } = anApi({});
  const url = '/football/news/article/ar-report-eng1-2026-12-3';
  const { status } = await renderPage(fetch, { url, now, lacking: ['/news', '/news/article'] });
  expect(status).toBe(404);
  expect(calls.filter(ofNews)).toEqual([]);
});

test('HOM-1 MAT-7 the headlines are the news of all sports, the list beside the matches those of its sport', async () => {
  for (const [url, sport] of [
    ['/', ''],
    ['/football/matches', 'football'],
    ['/cs2/tournaments/all', 'esports'],
  ] as const) {
    const { body } = await show(url);
    for (const { id, title } of await latestNews(sport, 3)) {
      expect(body).toContain(`/news/article/${id}"`);
      expect(plainText(body)).toContain(title);
    }
    expect(body).toMatch(/<a [^>]*href="\/\w+\/news\/article\/ar-(?!report|preview)/);
  }
});

test('NWS-2 the list begins with a large picture, and every row has its cover', async () => {
  const main = mainOf((await show('/football/news')).body);
  const rows = main.split('<a ').filter((row) => row.includes('/football/news/article/'));
  expect(rows.filter((row) => row.includes('data-lead="true"'))).toEqual([rows[0]]);
  for (const row of rows) expect(row).toMatch(/class="picture"><(img|svg) /);
  const [{ image }] = (await latestNews('football')) as [NewsItem];
  expect(main).toContain(`src="/api/${image}"`);
});

test.each([404, 501, 503])(
  'NWS-2 SYS-7 with an upstream whose news answer %i there are the features',
  async (answer) => {
    const { fetch } = anApi({ '/api/news': () => new Response('{}', { status: answer }) });
    const { body, status } = await renderPage(fetch, { url: '/football/news', now });
    expect(status).toBe(200);
    for (const { id } of features.filter(({ sport }) => sport === 'football'))
      expect(mainOf(body)).toContain(`/football/news/article/${id}"`);
    expect(mainOf(body)).not.toContain('Try again');
  },
);

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
  const [{ id }] = (await latestNews('football')) as [NewsItem];
  const report = `/football/news/article/${id}`;
  const foreign = await page(inEnglish, report);
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
  expect(mainOf((await page(api, report)).body)).toContain('<article>');
  expect(mainOf((await page(inEnglish, article)).body)).toContain('<article>');
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
