import type { Match, MatchFacts } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 28, 16, 40);
const api = mockApi(now);

let match: Match;
let facts: MatchFacts;

beforeAll(async () => {
  [match] = (await fetchData<Match[]>(api, '/matches/live?limit=1&sportType=football')) as [Match];
  facts = await fetchData(api, `/matches/facts?matchId=${match.id}`);
});

const show = async (change: object = {}, fetch = api) =>
  (await renderPage(fetch, { url: `/football/matches/${match.id}`, now, ...change })).body;

const withFacts = (answer: () => Response) => (request: Request) =>
  request.url.includes('/matches/facts') ? Promise.resolve(answer()) : api(request);

const factsText = (body: string, label = 'Match facts') => {
  const from = body.indexOf(`aria-label="${label}"`);
  return from < 0 ? '' : plainText(body.slice(from, body.indexOf('</section>', from)));
};

test('MDT-9 the document has ground, attendance, referee and weather without a script', async () => {
  const body = await show();
  expect(body).not.toContain('$RC');
  const text = factsText(body);
  const { ground, referee, attendance = 0, weather } = facts;
  for (const part of [ground?.name, ground?.city, referee?.name, attendance.toLocaleString('en')])
    expect(text).toContain(part);
  expect(text).toContain(`of ${ground?.capacity?.toLocaleString('en')}`);
  expect(text).toContain(`${weather?.temperature} °C`);
  expect(body).not.toMatch(/<[^>]+ style=/);
});

test('MDT-9 in Chinese and Spanish the words are those of the language', async () => {
  expect(factsText(await show({ language: 'zh' }), '比赛信息')).toContain('主裁判');
  expect(factsText(await show({ language: 'es' }), 'Datos del partido')).toContain('Árbitro');
});

test.each([404, 501])(
  'MDT-9 an upstream that answers %d has a page without facts',
  async (status) => {
    const body = await show(
      {},
      withFacts(() => Response.json({ status }, { status })),
    );
    expect(factsText(body)).toBe('');
    expect(body).toContain('<h2>Table');
  },
);

test('MDT-9 facts that are unknown, few or contradict each other are shown as far as they make sense', async () => {
  const of = (data: object) =>
    show(
      {},
      withFacts(() => Response.json({ data })),
    );
  expect(factsText(await of({}))).toBe('');
  const odd = {
    ground: { name: 'Mill Road', capacity: 900 },
    attendance: 1200,
    weather: { condition: 'hail', temperature: -3 },
  };
  const text = factsText(await of(odd));
  expect(text).toContain('Mill Road');
  expect(text).toContain('1,200');
  expect(text).not.toContain('of 900');
  expect(text).toContain('-3 °C');
  expect(text).not.toContain('hail');
});

test('MDT-9 before the start the page has capacity and expected weather; circuits of esports are online', async () => {
  const list = await fetchData<Match[]>(api, '/matches/tomorrow?limit=400&timezoneOffset=0');
  const football = list.find(({ tournament }) => tournament.sportType === 'football') as Match;
  const circuit = list.find(({ tournament }) => tournament.id === 'to-lolcircuit') as Match;
  const page = async (one: Match, game: string) =>
    factsText((await renderPage(api, { url: `/${game}/matches/${one.id}`, now })).body);
  const text = await page(football, 'football');
  expect(text).toContain('Capacity');
  expect(text).toContain('Expected weather');
  expect(text).not.toContain('Attendance');
  expect(await page(circuit, 'lol')).toMatch(/Venue *Online *$/);
});
