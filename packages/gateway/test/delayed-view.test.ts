import { startMock } from '@touchline/mock-api/testing';
import type { Match, MatchTimeline } from '@touchline/types';
import { expect, onTestFinished, test } from 'vitest';
import { EventReader } from './event-reader.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { side, tournament } from './premier-division.ts';

const AFTERNOON = '2026-11-28T15:40:00Z';
const DELAY_S = 180;
const isoBefore = (seconds: number) =>
  new Date(Date.parse(AFTERNOON) - seconds * 1000).toISOString();

async function setUpWorld(env = {}) {
  const mock = await startMock({ at: AFTERNOON, size: 'small' });
  onTestFinished(() => mock.close());
  const { url } = await startGateway(mock.url, {
    env: { MOCK_PORT: new URL(mock.url).port, ...env },
  });
  const dataOf = async (response: Promise<Response>) =>
    ((await (await response).json()) as { data: unknown }).data;
  return {
    url,
    get: (path: string, headers = {}) => dataOf(fetch(url + path, { headers })),
    at: (instant: string, path: string) =>
      dataOf(mock.fetch(path, { headers: { 'x-world-at': instant } })),
  };
}

const LIVE = '/matches/live?limit=20';

test.each([LIVE, '/tournaments/table?tournamentId=to-eng1&matches=started', '/news?size=5'])(
  'PRF-11: below the path of a delay %s has the response of that second',
  async (path) => {
    const { get, at } = await setUpWorld();
    const then = await at(isoBefore(DELAY_S), path);
    expect(await get(`/api/behind/${DELAY_S}${path}`)).toEqual(then);
    expect(await get(`/api${path}`)).toEqual(await at(AFTERNOON, path));
  },
);

test('PRF-11: the delay counts from the instant of a world of one’s own, and covers results too', async () => {
  const { get, at } = await setUpWorld({ DEV_TOOLS: 'on' });
  const own = { 'x-world-at': '2026-11-21T15:40:00Z' };
  expect(await get(`/api/behind/60${LIVE}`, own)).toEqual(await at('2026-11-21T15:39:00Z', LIVE));
  const covered = (await get(`/api/behind/60/spoiler-free${LIVE}`, own)) as Match[];
  expect(covered.length).toBeGreaterThan(0);
  expect(covered.every((match) => match.covered && match.homeTeam.score === null)).toBe(true);
});

test('PRF-11: only delays that the site offers have a path, and no header makes one', async () => {
  const { url, get } = await setUpWorld();
  for (const path of ['/api/behind/7', '/api/behind/185', '/api/behind/x', '/api/behind']) {
    expect((await fetch(url + path + LIVE)).status, path).toBe(404);
  }
  expect(await get(`/api${LIVE}`, { 'x-world-behind': '180' })).toEqual(await get(`/api${LIVE}`));
});

test('PRF-11: the stream of a delay begins with the list of that second', async () => {
  const { url, at } = await setUpWorld();
  const reader = await EventReader.open(`${url}/api/behind/${DELAY_S}/live/stream`);
  await expect
    .poll(() => [...reader.matches.values()].map((match) => (match as Match).homeTeam.score))
    .toEqual(
      ((await at(isoBefore(DELAY_S), '/matches/live?limit=100')) as Match[]).map(
        ({ homeTeam }) => homeTeam.score,
      ),
    );
});

const KICK_OFF = 1_795_203_600;

test('PRF-11: the matches of an upstream that knows only the present are folded from their histories', async () => {
  const match = {
    id: 'ma-eng1-2026-1-1',
    startTime: KICK_OFF,
    endTime: KICK_OFF + 6720,
    statusId: 'ONGOING',
    tips: 3,
    tournament,
    season: '2026/27',
    homeTeam: { ...side(1, 2), homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null },
    awayTeam: { ...side(2, 0), awayTeamAsiaOdds: null, awayTeamAsiaOddsBooker: null },
    odds: {},
  };
  const timeline: MatchTimeline = {
    matchId: match.id,
    startTime: KICK_OFF,
    from: KICK_OFF - 60,
    to: KICK_OFF + 600,
    startedAt: KICK_OFF,
    score: { at: [0, 300, 580], home: [0, 1, 2], away: [0, 0, 0] },
    prices: [],
  };
  const origin = await startOrigin((request, response) =>
    json(request.url?.startsWith('/matches/timeline') ? timeline : [match])(request, response),
  );
  const clock = () => (KICK_OFF + 600) * 1000;
  const { client } = await startGateway(origin.url, { clock });
  const scoreOf = async (path: string) =>
    (await client.get(path).expect(200)).body.data[0].homeTeam.score;
  expect(await scoreOf(`/api${LIVE}`)).toBe(2);
  expect(await scoreOf(`/api/behind/60${LIVE}`)).toBe(1);
  const cut = await client.get(`/api/behind/60/matches/timeline?matchId=${match.id}`).expect(200);
  expect(cut.body.data).toMatchObject({ to: KICK_OFF + 540, score: { home: [0, 1] } });
});
