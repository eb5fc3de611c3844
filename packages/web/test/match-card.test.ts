import type { Match, MatchCardResponse, PageRequest } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { matchCard } from '../src/server/match-card.ts';
import { bundledApi, fetchData } from './bundled-api.ts';
import { renderPage } from './render-page.ts';

const NOW = Date.UTC(2026, 10, 22, 15, 30);
const api = bundledApi(NOW);

const cardAt = (url: string, { now = NOW, fetch = api }: Partial<PageRequest> = {}) =>
  matchCard({
    ...{ url, now, fetch, origin: 'http://site.test', cookies: {} },
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
  const then = await fetchData<Match>(
    bundledApi(instant * 1000),
    `/matches/info?matchId=${match.id}`,
  );
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
    return (await cardAt(path, { now, fetch: bundledApi(now) }))?.card;
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

test('a match page names its card with size and description, which do not tell the result', async () => {
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

test('a page of no match has no picture', async () => {
  const { body } = await renderPage(api, { url: '/football/matches', now: NOW });
  expect(body).not.toContain('og:image');
  expect(body).toContain('<meta name="twitter:card" content="summary">');
});
