import type { MatchCardResponse, PageRequest } from '@touchline/shared/domain/page-renderer';
import type { Match } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { matchCard } from '../src/server/match-card.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const NOW = Date.UTC(2026, 10, 22, 15, 30);
const api = mockApi(NOW);

const cardAt = (url: string, { now = NOW, fetch = api }: Partial<PageRequest> = {}) =>
  matchCard({
    url,
    now,
    fetch,
    origin: 'http://site.test',
    cookies: {},
    signal: new AbortController().signal,
  });

const compact = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, '');

let match: Match;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100');
  const { id } = live.find(({ tournament }) => tournament.sportType === 'football') as Match;
  match = await fetchData<Match>(api, `/matches/info?matchId=${id}`);
});

test('the card of a match in play has its teams, score, minute and place', async () => {
  const { card, maxAgeSeconds } = (await cardAt(`/cards/${match.id}.png`)) as MatchCardResponse;
  expect(card).toMatchObject({
    brand: 'Touchline',
    sport: 'football',
    phase: 'live',
    home: { id: match.homeTeam.id, name: match.homeTeam.name },
    away: { id: match.awayTeam.id, name: match.awayTeam.name },
    score: { home: match.homeTeam.score, away: match.awayTeam.score },
  });
  expect(card.state).toMatch(/^LIVE (\d+(\+\d+)?′|HT)$/);
  expect(card.place).toContain(match.tournament.name);
  expect(maxAgeSeconds).toBe(30);
});

test('the card of a moment says what the match was then, and stays right', async () => {
  const instant = match.startTime + 20 * 60;
  const then = await fetchData<Match>(mockApi(instant * 1000), `/matches/info?matchId=${match.id}`);
  const response = await cardAt(`/cards/${match.id}.png?at=${compact(instant)}`);
  expect(response?.card).toMatchObject({
    phase: 'moment',
    score: { home: then.homeTeam.score, away: then.awayTeam.score },
    state: `${then.clock?.minute}′`,
  });
  expect(response?.maxAgeSeconds).toBe(86_400);
});

test.each(['', '63', 'yesterday', '19990101T000000Z', '20991231T235959Z'])(
  'the card for ?at=%s is that of the present',
  async (at) => {
    const present = await cardAt(`/cards/${match.id}.png`);
    expect(await cardAt(`/cards/${match.id}.png?at=${at}`)).toEqual(present);
  },
);

test('an upcoming match has its day and time in UTC, and a finished one its result', async () => {
  const path = `/cards/${match.id}.png`;
  const shift = async (seconds: number) => {
    const now = (match.startTime + seconds) * 1000;
    return (await cardAt(path, { now, fetch: mockApi(now) }))?.card;
  };
  const before = await shift(-3 * 3600);
  const start = new Date(match.startTime * 1000);
  expect(before).toMatchObject({
    phase: 'soon',
    score: { kickOff: start.toISOString().slice(11, 16) },
    state: 'Sunday 22 November 2026, UTC',
    played: 0,
    goals: [],
  });
  expect(await shift(3 * 3600)).toMatchObject({ phase: 'done', state: 'Full time', played: 1 });
});

test('the card is in the language of its URL', async () => {
  const response = await cardAt(`/cards/${match.id}.png?lang=zh`);
  expect(response?.card.state).toMatch(/^进行中 /);
  expect(response?.card.home.name).toMatch(/\p{Script=Han}/u);
});

test.each(['/cards/ma-none-2026-1-1.png', '/cards/te-eng-7.png', '/cards/', '/cards/%00.png'])(
  '%s has no card',
  async (path) => {
    expect(await cardAt(path)).toBeUndefined();
  },
);

test('a match page names its card with size and description, which do not reveal the result', async () => {
  const { body } = await renderPage(api, {
    url: `/football/matches/${match.id}?lang=zh`,
    now: NOW,
  });
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1];
  expect(contentOf('og:image')).toBe(`http://site.test/cards/${match.id}.png?lang=zh`);
  expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630']);
  expect(contentOf('og:image:type')).toBe('image/png');
  expect(contentOf('og:image:alt')).not.toMatch(/\d/);
  expect(contentOf('twitter:card')).toBe('summary_large_image');
});

test('a page that opens at a moment says it in title, description, picture and board, and is canonically the match', async () => {
  const instant = match.startTime + 20 * 60;
  const then = await fetchData<Match>(mockApi(instant * 1000), `/matches/info?matchId=${match.id}`);
  const path = `/football/matches/${match.id}`;
  const { body } = await renderPage(api, { url: `${path}?at=${compact(instant)}`, now: NOW });
  const { homeTeam, awayTeam, clock } = then;
  const score = `${homeTeam.name} ${homeTeam.score}–${awayTeam.score} ${awayTeam.name}`;
  expect(body).toContain(`<title>${clock?.minute}′ ${score} · Touchline</title>`);
  expect(body).toContain(`<meta name="description" content="${score} at ${clock?.minute}′, `);
  expect(body).toContain(`<link rel="canonical" href="http://site.test${path}">`);
  expect(body).toContain(
    `<meta property="og:url" content="http://site.test${path}?at=${compact(instant)}&amp;lang=en">`,
  );
  expect(body).toContain(`/cards/${match.id}.png?lang=en&amp;at=${compact(instant)}"`);
  const board = plainText(body.slice(body.indexOf('<article'), body.indexOf('</article>')));
  expect(board).toMatch(new RegExp(`${homeTeam.score} *${awayTeam.score} *${clock?.minute}′`));
  expect(body).toContain('role="slider"');
  expect(body).toMatch(/data-parts="[^"]*src\/features\/matches\/line\/replay\.tsx/);
});

test.each(['63', '19990101T000000Z', '20991231T235959Z'])(
  'a page with ?at=%s is that of the present, without the slider’s markup or a moment in its picture',
  async (at) => {
    const path = `/football/matches/${match.id}`;
    const { body, status } = await renderPage(api, { url: `${path}?at=${at}`, now: NOW });
    expect(status).toBe(200);
    expect(body).toContain(': score, odds and form · Touchline</title>');
    expect(body).toContain(`/cards/${match.id}.png?lang=en"`);
    expect(body).toContain(`<meta property="og:url" content="http://site.test${path}">`);
    expect(body).not.toContain('role="slider"');
  },
);

test('a match without a timeline has a page, and a card, of the present', async () => {
  const withoutTimeline = async (request: Request) =>
    request.url.includes('/matches/timeline')
      ? Response.json({ status: 404, title: 'Not found' }, { status: 404 })
      : api(request);
  const at = compact(match.startTime + 20 * 60);
  const url = `/football/matches/${match.id}?at=${at}`;
  const { body, status } = await renderPage(withoutTimeline, { url, now: NOW });
  expect(status).toBe(200);
  expect(body).toContain(': score, odds and form · Touchline</title>');
  const response = await cardAt(`/cards/${match.id}.png?at=${at}`, { fetch: withoutTimeline });
  expect(response?.card.phase).toBe('live');
});

test('a page of no match has no picture', async () => {
  const { body } = await renderPage(api, { url: '/football/matches', now: NOW });
  expect(body).not.toContain('og:image');
  expect(body).toContain('<meta name="twitter:card" content="summary">');
});
