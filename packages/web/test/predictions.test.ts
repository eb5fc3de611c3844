import { brotliCompressSync } from 'node:zlib';
import type { Match, MatchAnalysis } from '@touchline/types';
import { expect, test } from 'vitest';
import { judgedMatches } from '../src/features/matches/predict/tipped-matches.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { mainOf, plainText } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 21, 9, 30);
const api = mockApi(now);
const inLondon = { touchline: JSON.stringify({ zone: 'Europe/London' }) };
const show = (url: string, change = {}) =>
  renderPage(api, { url, now, cookies: inLondon, ...change });

const day = (date: string) =>
  fetchData<Match[]>(api, `/matches?date=${date}&timezoneOffset=0&sportType=esports`);

test('NWS-4 upcoming matches with tips are in order of kick-off, each with win rate, form and best odds of both teams', async () => {
  const main = mainOf((await show('/esports/predictions')).body);
  const due = (await day('20261121')).filter(
    ({ statusId, tips }) => statusId === 'UPCOMING' && tips > 0,
  );
  const shown = [...main.matchAll(/data-match="([^"]+)"/g)].map(([, id]) => id);
  expect(shown.length).toBeGreaterThan(2);
  expect([...shown].sort()).toEqual(due.map(({ id }) => id).sort());
  const starts = shown.map((id) => due.find((match) => match.id === id)?.startTime ?? 0);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));

  const [first] = shown;
  const analysis = await fetchData<MatchAnalysis>(api, `/matches/analysis?matchId=${first}`);
  const card = main.slice(main.indexOf(`data-match="${first}"`));
  const words = plainText(card.slice(0, card.indexOf('</li>')));
  expect(words).toContain(`${analysis.homeTeam.last6MonthsWinRate} %`);
  for (const word of ['Win rate', 'Streak', 'Best odds', 'to win']) expect(words).toContain(word);
});

test('NWS-4 yesterday’s tips are compared with the results, and the counts add up', async () => {
  const main = mainOf((await show('/esports/predictions')).body);
  const judged = judgedMatches(await day('20261120'));
  const tally = [...main.matchAll(/data-verdict="\w+"><dt>\w+<\/dt><dd>(\d+)<\/dd>/g)].map(
    ([, count]) => Number(count),
  );
  expect(tally).toHaveLength(2);
  expect(tally.reduce((sum, count) => sum + count, 0)).toBe(judged.length);
  expect(main.match(/<span[^>]*data-verdict/g)).toHaveLength(Math.min(6, judged.length));
});

test('NWS-4 in football the chance of a prediction leaves draws out, as the tally does', async () => {
  const main = plainText(mainOf((await show('/football/predictions')).body));
  expect(main).toMatch(/\d+% if not drawn/);
  expect(main).not.toContain('to win');
  expect(main).toMatch(/\d+% right when not drawn/);
  const esports = plainText(mainOf((await show('/esports/predictions')).body));
  expect(esports).toMatch(/\d+% to win/);
  expect(esports).not.toContain('drawn');
});

test('NWS-4 the page explains what a tip is, and what is predicted', async () => {
  const { body } = await show('/football/predictions');
  expect(body).toContain('Tip counts are numbers of articles, not votes');
  expect(body).toContain('A draw returns the stake');
});

test('NWS-4 the server requests few analyses; the others are requested when in view', async () => {
  const requested: string[] = [];
  await renderPage(
    async (request) => {
      requested.push(new URL(request.url).pathname);
      return api(request);
    },
    { url: '/esports/predictions', now, cookies: inLondon },
  );
  expect(requested.filter((path) => path.endsWith('/analysis')).length).toBeLessThanOrEqual(6);
});

test('PRF-1 the predictions are available in Chinese', async () => {
  const main = mainOf((await show('/esports/predictions?lang=zh')).body);
  expect(main).toContain('最佳赔率');
  expect(main).not.toContain('Best odds');
});

test('EMP-1 SYS-7 a day without tips is empty, an API that is down is not', async () => {
  const none = await renderPage(anApi({ '/api/matches': [] }).fetch, { url: '/lol/predictions' });
  expect(none.body).toContain('No matches available');
  expect(none.body).not.toContain('Try again');
  const down = await renderPage(anApi({}).fetch, { url: '/lol/predictions' });
  expect(down.status).toBe(200);
  expect(down.body.match(/Couldn’t load matches/g)).toHaveLength(2);
  expect(down.body).not.toContain('No matches available');
});

test('SYS-8 there are no predictions of chess', async () => {
  expect((await show('/chess/predictions')).status).toBe(404);
});

test('the page of the predictions is small', async () => {
  const { body } = await show('/esports/predictions');
  expect(brotliCompressSync(body).length).toBeLessThan(16_000);
  const island = /id="island">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(island).not.toContain('"tips":0');
});

test('NWS-4 the heading matches the title, and draws are not mentioned where there are none', async () => {
  const { body } = await show('/esports/predictions');
  expect(mainOf(body)).toContain('<h1>Esports predictions today</h1>');
  expect(body).toContain('<title>Esports predictions today');
  expect(plainText(mainOf(body))).not.toMatch(/\bdrawn\b/);
});
