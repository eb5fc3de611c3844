import type { Language } from '@touchline/shared/domain/http/accept-language';
import { languages } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from './a-match.ts';
import { plainText } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const soon = aMatch({ id: 'ma-eng1-26-13-1', statusId: 'UPCOMING', startTime: kickOff + 72_000 });
const everything = {
  '/api/matches/live': [aMatch({ clock: { phase: 'second-half', minute: 67 } })],
  '/api/matches/tomorrow': [soon],
  '/api/matches/main': [soon],
  '/api/tournaments/upcoming': [],
  '/api/news': [],
};

const requestedBy = (calls: readonly { url: string }[]) =>
  calls.map(({ url }) => url.replace('http://site.test/api', ''));

test('HOM-2 the calls of the spec go out first and once, of 16 each, then those of extras', async () => {
  const { calls, fetch } = anApi(everything);
  await renderPage(fetch);
  const requested = requestedBy(calls);
  expect(requested.slice(0, 6).sort()).toEqual([
    '/matches/live?limit=16&order=importance',
    '/matches/main?timezoneOffset=480&limit=16',
    '/matches/tomorrow?timezoneOffset=480&limit=16&order=importance',
    '/tournaments/upcoming?timezoneOffset=480&sportType=basketball&size=16',
    '/tournaments/upcoming?timezoneOffset=480&sportType=esports&size=16',
    '/tournaments/upcoming?timezoneOffset=480&sportType=football&size=16',
  ]);
  expect(requested.slice(6).sort()).toEqual([
    '/matches/counts?date=20261122&timezoneOffset=480',
    '/news?limit=4',
    '/tournaments/table?tournamentId=to-eng1&matches=started',
  ]);
});

test('HOM-2 all live matches are requested where there are more than 16', async () => {
  const live = Array.from({ length: 16 }, (_, at) => aMatch({ id: `ma-${at}` }));
  const { calls, fetch } = anApi({ ...everything, '/api/matches/live': live });
  const { body } = await renderPage(fetch);
  expect(requestedBy(calls)).toContain('/matches/live?limit=100&order=importance');
  expect(body).toContain('Northgate Athletic');
});

test('HOM-1 live matches are in the document itself', async () => {
  const { body, status } = await renderPage(anApi(everything).fetch);
  expect(status).toBe(200);
  for (const word of ['Northgate Athletic', 'Harbour Vale', '67′', '1.62', 'Premier Division']) {
    expect(body).toContain(word);
  }
});

test('the state in the document has no logos of crests that the site draws', async () => {
  const { body } = await renderPage(anApi(everything).fetch);
  expect(body).toContain('"logo":"images/countries/');
  expect(body).not.toContain('images/teams/');
});

test('PRF-1 the page is in the chosen language, and requests names in it', async () => {
  const { calls, fetch } = anApi(everything);
  const { body, headers } = await renderPage(fetch, { language: 'zh' });
  expect(body).toContain('<html lang="zh-Hans">');
  expect(body).toContain('正在进行');
  expect(headers['content-language']).toBe('zh');
  expect(calls.every((call) => call.headers.get('accept-language') === 'zh')).toBe(true);
});

test('PRF-1 without a choice the page is in English, for every browser', async () => {
  const { body, headers } = await renderPage(anApi(everything).fetch);
  expect(body).toContain('<html lang="en">');
  expect(headers).toMatchObject({ 'content-language': 'en', vary: 'cookie' });
});

test('PRF-2 the mirror cookie sets odds, zone, theme and language of the document', async () => {
  const chosen = { language: 'zh', odds: 'hk', zone: 'Europe/London', theme: 'light' };
  const { body } = await renderPage(anApi(everything).fetch, {
    cookies: { touchline: encodeURIComponent(JSON.stringify(chosen)) },
  });
  expect(body).toContain('<html lang="zh-Hans" data-theme="light">');
  expect(body).toContain('0.62');
  expect(body).toContain('<time>15:45</time>');
});

test('SYS-7 a failed call says so in its block, with a retry button, and the page is complete', async () => {
  const { '/api/matches/tomorrow': _, ...rest } = everything;
  const { body, status } = await renderPage(anApi(rest).fetch);
  expect(status).toBe(200);
  expect(body).toContain('Couldn’t load matches');
  expect(body).toContain('Try again');
  expect(body).toContain('Northgate Athletic');
});

test('EMP-1 an empty list says so, without a retry button', async () => {
  const { body } = await renderPage(anApi({ ...everything, '/api/matches/tomorrow': [] }).fetch);
  expect(body).toContain('No matches available');
  expect(body).not.toContain('Try again');
});

test('concurrent requests of two visitors are not mixed up', async () => {
  const [english, chinese] = await Promise.all([
    renderPage(anApi(everything).fetch),
    renderPage(anApi(everything).fetch, { language: 'zh' }),
  ]);
  expect(english.body).toContain('Scores, odds and tips');
  expect(english.body).not.toContain('正在进行');
  expect(chinese.body).toContain('比分、赔率与推荐');
});

test('FOT-5 the home page offers the welcome bonus and the subscription, in every language', async () => {
  const words: Record<Language, readonly string[]> = {
    en: ['Welcome bonus up to $100', '1000+ sources'],
    zh: ['$100', '1000 多个来源'],
    es: ['Bono de bienvenida', 'más de 1000 fuentes'],
  };
  for (const language of languages) {
    const { body } = await renderPage(anApi(everything).fetch, { language });
    for (const word of words[language]) expect(body, language).toContain(word);
  }
});

test('HOM-1 with nothing live the head of the list says so, and shows its age', async () => {
  const { body } = await renderPage(anApi({ ...everything, '/api/matches/live': [] }).fetch);
  const head = body.slice(body.indexOf('Live now'), body.indexOf('</summary>'));
  expect(head.replace(/<[^>]+>/g, '')).toMatch(/^Live now0 matchesUpdated just now$/);
});

test('HOM-1 the heading of a home page without odds does not promise them', async () => {
  const cookies = { touchline: JSON.stringify({ content: 'scores' }) };
  const { body } = await renderPage(anApi({}).fetch, { url: '/', cookies });
  expect(body).toMatch(/<h1>Scores and tips<\/h1>/);
});

test('HOM-4 a card has its tournament, season, kick-off, both scores, odds, and the bookmaker’s logo with its text', async () => {
  const live = ['1', '2', '3', '4'].map((id, at) =>
    aMatch({ id: `ma-eng1-26-12-${id}`, tips: 9 - at }),
  );
  const { fetch } = anApi({ ...everything, '/api/matches/live': live });
  const { body } = await renderPage(fetch, {
    cookies: { touchline: JSON.stringify({ zone: 'Europe/London' }) },
  });
  const card = body.slice(body.indexOf('data-match="ma-eng1-26-12-2"'));
  const html = card.slice(0, card.indexOf('</article>'));
  expect(html).toMatch(/<img [^>]*alt="Crown"/);
  const text = html.replace(/<[^>]+>/g, ' ');
  for (const word of ['Premier Division', '2026/27', '19:45', '1.62']) {
    expect(text).toContain(word);
  }
  expect(text).toMatch(/Northgate Athletic\s+2\s.*Harbour Vale\s+\d/);
});

test('HOM-4 board, card and row of a match in play have its kick-off', async () => {
  const live = ['a-lead', 'b-card', 'c', 'd', 'e-row'].map((id) =>
    aMatch({ id, clock: { phase: 'second-half', minute: 67 } }),
  );
  const { fetch } = anApi({ ...everything, '/api/matches/live': live });
  const { body } = await renderPage(fetch, {
    cookies: { touchline: JSON.stringify({ zone: 'Europe/London' }) },
  });
  const textOf = (id: string) => {
    const [, html = ''] = body.split(`data-match="${id}"`);
    return plainText(html.slice(0, html.search('</article>|</li>')));
  };
  expect(textOf('a-lead')).toMatch(/67′ *· *19:45/);
  expect(textOf('b-card')).toContain('Kick-off 19:45');
  expect(textOf('e-row')).toMatch(/67′ *19:45/);
});
