import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from './a-match.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { mainOf } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const inLondon = { cookies: { touchline: JSON.stringify({ zone: 'Europe/London' }) } };
/** The day after that of the test match. */
const now = Date.UTC(2026, 10, 21, 9, 30);
const show = (fetch: ReturnType<typeof mockApi>, url: string, at = now) =>
  renderPage(fetch, { url, now: at, ...inLondon });

/** The same match with another result, of another length. */
function over(home: number, away: number): Match {
  const match = aMatch({
    statusId: 'FINISHED',
    endTime: kickOff + 5400 + 60 * (home + away),
    periods: [{ kind: 'half', number: 1, home, away }],
    incidents: Array.from({ length: home + away }, (_, index) => ({
      id: `in-${index}`,
      kind: 'goal' as const,
      at: kickOff + 60 * index,
      text: 'A goal',
    })),
  });
  return {
    ...match,
    homeTeam: { ...match.homeTeam, score: home },
    awayTeam: { ...match.awayTeam, score: away },
  };
}

test.each([
  '/football/multiview?date=20261120',
  '/football/multiview?date=20261120&matches=ma-eng1-26-12-3',
])('the document of %s is the same whatever the result was', async (url) => {
  const documents = [over(0, 0), over(5, 3)].map(async (match) => {
    const { fetch } = anApi({ '/api/matches': [match], '/api/matches/info': match });
    return (await show(fetch, url)).body;
  });
  const [one, other] = await Promise.all(documents);
  expect(one).toContain('data-match="ma-eng1-26-12-3"');
  expect(other).toBe(one);
});

test('without a choice up to six matches of yesterday that were played together are shown at kick-off', async () => {
  const sunday = now + 86_400_000;
  const { body, status } = await show(
    mockApi(sunday),
    '/football/multiview?date=yesterday',
    sunday,
  );
  expect(status).toBe(200);
  expect(body).toContain('Multiview: Saturday 21 November');
  const ids = [...mainOf(body).matchAll(/data-match="([^"]+)"/g)].map(([, id]) => id);
  const day = await fetchData<Match[]>(
    mockApi(sunday),
    '/matches?date=20261121&timezoneOffset=0&sportType=football',
  );
  const shown = day.filter(({ id }) => ids.includes(id));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBe(new Set(ids).size);
  const starts = shown.map(({ startTime }) => startTime);
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(3600);
});

test('search engines do not index it', async () => {
  const { body } = await show(mockApi(now), '/football/multiview?date=yesterday');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test.each(['20261122', '20261131'])('%s is not a day to play in sync', async (date) => {
  const { body } = await show(mockApi(now), `/football/multiview?date=${date}`);
  expect(body).toContain('You can only replay past days');
  expect(body).toContain('href="/football/multiview?date=yesterday"');
});

test.each([
  ['/football/conference', '/football/multiview'],
  ['/football/conference?matches=ma-1%2Cma-2', '/football/multiview?matches=ma-1%2Cma-2'],
  ['/football/watch', '/football/multiview?date=yesterday'],
  ['/lol/watch?date=20261120&matches=ma-1', '/lol/multiview?date=20261120&matches=ma-1'],
])('the former address %s leads to %s for good', async (from, to) => {
  const { status, headers } = await show(mockApi(now), from);
  expect([status, headers.location]).toEqual([308, to]);
});

test('the matches of a past day link to it, those of today do not', async () => {
  const past = await show(mockApi(now), '/football/matches?date=20261120');
  expect(past.body).toContain('href="/football/multiview?date=20261120"');
  const today = await show(mockApi(now), '/football/matches');
  expect(today.body).not.toContain('multiview?date');
});
