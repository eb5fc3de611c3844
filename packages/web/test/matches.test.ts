import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from './a-match.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { mainOf, plainText } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const done = aMatch({ id: 'ma-eng1-26-12-1', statusId: 'FINISHED', startTime: kickOff - 7200 });
const everything = {
  '/api/matches': [aMatch(), done],
  '/api/teams/rankings': [],
};
const inLondon = {
  cookies: { touchline: JSON.stringify({ zone: 'Europe/London', language: 'en' }) },
};

test('API-6 the page requests the day in the visitor’s zone, and the game of its URL', async () => {
  const { calls, fetch } = anApi(everything);
  await renderPage(fetch, { url: '/lol/matches', ...inLondon });
  expect(calls.map(({ url }) => url.replace('http://site.test/api', ''))).toContain(
    '/matches?date=20261120&timezoneOffset=0&sportType=lol',
  );
});

test('MAT-1 another day is requested at the offset of its season, and a day of a clock change with its zone', async () => {
  const { calls, fetch } = anApi(everything);
  for (const date of ['20260710', '20261025'])
    await renderPage(fetch, { url: `/football/matches?date=${date}`, ...inLondon });
  const days = calls.map(({ url }) => url.replace('http://site.test/api', ''));
  expect(days.filter((url) => url.startsWith('/matches?'))).toEqual([
    '/matches?date=20260710&timezoneOffset=60&sportType=football',
    '/matches?date=20261025&timezoneOffset=60&timeZone=Europe%2FLondon&sportType=football',
  ]);
});

test('MAT-1 a day of 25 hours in London has the matches of all of them', async () => {
  const api = mockApi(Date.parse('2026-11-20T12:00:00Z'));
  const ids = async (query: string) => {
    const path = `/matches?${query}&sportType=esports`;
    return (await fetchData<Match[]>(api, path)).map(({ id }) => id);
  };
  const before = await ids('date=20261025&timezoneOffset=60');
  const after = await ids('date=20261025&timezoneOffset=0');
  const whole = [...new Set([...before, ...after])];
  expect(whole.length).toBeGreaterThan(before.length);
  const url = '/esports/matches?date=20261025&rows=all';
  const { body } = await renderPage(api, { url, ...inLondon });
  const shown = [...body.matchAll(/data-match="([^"]+)"/g)].map(([, id]) => id);
  expect([...new Set(shown)].sort()).toEqual(whole.sort());
});

test('MAT-6 the heading names today, or the requested date', async () => {
  const today = await renderPage(anApi(everything).fetch, {
    url: '/football/matches',
    ...inLondon,
  });
  expect(today.body).toContain('<h1>Matches today</h1>');
  const other = await renderPage(anApi(everything).fetch, {
    url: '/football/matches?date=20261124',
    ...inLondon,
  });
  expect(other.body).toContain('<h1>Matches for 24.11.2026</h1>');
});

test('MAT-4 the LIVE counter shows how many of today’s matches have started, finished ones included', async () => {
  const { body } = await renderPage(anApi(everything).fetch, {
    url: '/football/matches',
    ...inLondon,
  });
  const [, heading = ''] = body.split('</h1>');
  expect(heading.replaceAll(/<[^>]+>/g, '')).toMatch(/^LIVE2 of 2 started/);
});

test('HOM-4 the row of a match that is over says when it began', async () => {
  const { fetch } = anApi({ ...everything, '/api/matches': [aMatch({ statusId: 'FINISHED' })] });
  const { body } = await renderPage(fetch, { url: '/football/matches', ...inLondon });
  expect(plainText(mainOf(body))).toMatch(/FT *19:45/);
});

test('a row has the score of the home team first', async () => {
  const { homeTeam, awayTeam, ...match } = aMatch();
  const scored = {
    ...match,
    homeTeam: { ...homeTeam, score: 4 },
    awayTeam: { ...awayTeam, score: 2 },
  };
  const { fetch } = anApi({ ...everything, '/api/matches': [scored] });
  const { body } = await renderPage(fetch, { url: '/football/matches', ...inLondon });
  expect(plainText(mainOf(body))).toMatch(
    new RegExp(`${homeTeam.name}.* 4 – 2 .*${awayTeam.name}`),
  );
});

test('the document of a busy day has the first rows and a link to the others without script', async () => {
  const matches = Array.from({ length: 60 }, (_, at) => aMatch({ id: `ma-eng1-26-12-${at}` }));
  const { fetch } = anApi({ ...everything, '/api/matches': matches });
  const first = await renderPage(fetch, { url: '/football/matches', ...inLondon });
  expect(first.body.match(/data-match=/g)).toHaveLength(11);
  expect(first.body).toContain('Show all 60 matches');
  const href = /<a[^>]+href="([^"]+)"[^>]*>Show all 60/.exec(first.body)?.[1] ?? '';
  const all = await renderPage(fetch, { url: href.replaceAll('&amp;', '&'), ...inLondon });
  expect(all.body.match(/data-match=/g)).toHaveLength(60);
  expect(all.body).not.toContain('Show all');
});

test('SYS-7 a day that failed to load has no age', async () => {
  const { body } = await renderPage(anApi({}).fetch, { url: '/football/matches' });
  expect(body).toContain('Try again');
  expect(body).not.toContain('As of');
});

test('with scores only there are no odds and no offers, in the document or in the labels of rows', async () => {
  const cookies = { touchline: JSON.stringify({ content: 'scores' }) };
  const plain = await renderPage(anApi(everything).fetch, { url: '/football/matches' });
  expect(plain.body).toContain('odds 1.');
  const { body } = await renderPage(anApi(everything).fetch, { url: '/football/matches', cookies });
  expect(body).toContain('<html lang="en" data-content="scores">');
  expect(body).not.toMatch(/odds \d|class="odd_|ticket_/);
});

test('matches by time are under their tournaments within each kick-off', async () => {
  const [one, other] = [aMatch({ id: 'ma-1' }), aMatch({ id: 'ma-2' })];
  const cup = { ...one.tournament, id: 'to-cup', name: 'Saltmarsh Cup' };
  const matches = [one, aMatch({ id: 'ma-3', tournament: cup }), other];
  const { body } = await renderPage(anApi({ ...everything, '/api/matches': matches }).fetch, {
    url: '/football/matches?by=time',
    ...inLondon,
  });
  const list = body
    .match(/<li.*?<\/li>/gs)
    ?.filter((item) => /data-match|to-(eng1|cup)"/.test(item));
  const names = list?.map((item) => /data-match="([^"]+)"|tournament\/([^"]+)"/.exec(item));
  expect(names?.map((name) => name?.[1] ?? name?.[2])).toEqual([
    'to-eng1',
    'ma-1',
    'ma-2',
    'to-cup',
    'ma-3',
  ]);
});

test('MAT-3 the page has a choice of the game, with the game of its URL chosen', async () => {
  const { body } = await renderPage(anApi(everything).fetch, { url: '/lol/matches', ...inLondon });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(main).toMatch(/<button[^>]+aria-haspopup="listbox"[^>]*>.*?LoL/);
});

test('MAT-7 beside the list are a promo, the ranking of teams and the news', async () => {
  const { body } = await renderPage(anApi(everything).fetch, { url: '/football/matches' });
  const side = body.slice(body.indexOf('<aside'), body.indexOf('</aside>'));
  for (const word of ['TL200', 'Football teams ranking', 'Latest news', 'href="/football/news"'])
    expect(side).toContain(word);
});

test('MAT-4 the filters carry their counts, by status', async () => {
  const { body } = await renderPage(anApi(everything).fetch, {
    url: '/football/matches?show=live',
    ...inLondon,
  });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(main).toMatch(/Live<span[^>]*>1<\/span>/);
  expect(main).toMatch(/Finished<span[^>]*>1<\/span>/);
  expect(main).toContain('data-match="ma-eng1-26-12-3"');
  expect(main).not.toContain('data-match="ma-eng1-26-12-1"');
});

test('MAT-8 an invalid date is reported as such, without a call', async () => {
  const { calls, fetch } = anApi(everything);
  const { body } = await renderPage(fetch, { url: '/football/matches?date=20261131', ...inLondon });
  expect(body).toContain('That isn’t a date');
  expect(calls.every(({ url }) => !url.includes('20261131'))).toBe(true);
});

test('lists in the document have only the fields that rows show', async () => {
  const quote = { homeWinOdd: 0.6, awayWinOdd: 1.3, changedAt: kickOff + 4000 };
  const match = aMatch({
    odds: { 3: { asia: quote }, 9: { asia: quote }, 22: { asia: quote } },
    incidents: [{ id: 'i-1', kind: 'goal', at: kickOff, text: 'A goal nobody sees' }],
    commentary: [{ id: 'c-1', kind: 'corner', at: kickOff, text: 'A corner nobody sees' }],
  });
  const { body } = await renderPage(anApi({ ...everything, '/api/matches': [match] }).fetch, {
    url: '/football/matches',
  });
  expect(body).not.toContain('A goal nobody sees');
  expect(body).not.toContain('A corner nobody sees');
  expect(body).not.toContain('"9":{"asia"');
  expect(body).toContain('"22":{"asia"');
});
