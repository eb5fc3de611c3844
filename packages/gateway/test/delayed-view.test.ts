import type { Match, MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { EventReader } from './event-reader.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { side, tournament } from './premier-division.ts';

const DELAY_S = 180;
const LIVE = '/matches/live?limit=20';
const KICK_OFF = 1_795_203_600;

const aMatch = (goals: number) => ({
  id: 'ma-eng1-2026-1-1',
  startTime: KICK_OFF,
  endTime: KICK_OFF + 6720,
  statusId: 'ONGOING' as const,
  tips: 3,
  tournament,
  season: '2026/27',
  homeTeam: { ...side(1, goals), homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null },
  awayTeam: { ...side(2, 0), awayTeamAsiaOdds: null, awayTeamAsiaOddsBooker: null },
  odds: {},
});

/** A gateway in front of a world with one goal three minutes ago, and one since. */
async function setUpWorld(env = {}) {
  const worlds: unknown[] = [];
  const origin = await startOrigin((request, response) => {
    const { 'x-world-behind': behind, 'x-world-at': at } = request.headers;
    worlds.push([at, behind]);
    json([aMatch(behind === `${DELAY_S}` ? 1 : 2)])(request, response);
  });
  const { url } = await startGateway(origin.url, {
    env: { MOCK_PORT: new URL(origin.url).port, ...env },
  });
  const get = async (path: string, headers = {}) =>
    ((await (await fetch(url + path, { headers })).json()) as { data: Match[] }).data;
  const goals = async (path: string, headers = {}) =>
    (await get(path, headers)).map(({ homeTeam }) => homeTeam.score);
  return { url, get, goals, worlds };
}

test('PRF-11: a delay has a path of its own, and responses of that second in the cache', async () => {
  const { goals } = await setUpWorld();
  for (let again = 0; again < 2; again++) {
    expect(await goals(`/api/behind/${DELAY_S}${LIVE}`)).toEqual([1]);
    expect(await goals(`/api${LIVE}`)).toEqual([2]);
  }
});

test('PRF-11: the delay counts from the instant of a world of one’s own', async () => {
  const { get, worlds } = await setUpWorld({ DEV_TOOLS: 'on' });
  const own = { 'x-world-at': '2026-11-21T15:40:00Z' };
  await get(`/api/behind/60${LIVE}`, own);
  expect(worlds).toContainEqual([own['x-world-at'], '60']);
});

test('PRF-11: with a delay covered results stay covered', async () => {
  const { get } = await setUpWorld();
  const [match] = await get(`/api/behind/${DELAY_S}/spoiler-free${LIVE}`);
  expect(match).toMatchObject({ covered: true, homeTeam: { score: null } });
});

test('PRF-11: only delays that the site offers have a path, and no header makes one', async () => {
  const { url, goals } = await setUpWorld();
  for (const path of [
    '/api/behind/7',
    '/api/behind/185',
    '/api/behind/060',
    '/api/behind/00',
    '/api/behind/x',
    '/api/behind',
  ]) {
    expect((await fetch(url + path + LIVE)).status, path).toBe(404);
  }
  expect(await goals(`/api${LIVE}`, { 'x-world-behind': `${DELAY_S}` })).toEqual([2]);
});

test('PRF-11: the stream of a delay begins with the list of that second', async () => {
  const { url } = await setUpWorld();
  const reader = await EventReader.open(`${url}/api/behind/${DELAY_S}/live/stream`);
  await expect
    .poll(() => [...reader.matches.values()].map(({ homeTeam }) => homeTeam.score))
    .toEqual([1]);
});

test('PRF-11: the matches of an upstream that knows only the present are folded from their histories', async () => {
  const match = aMatch(2);
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

test('PRF-11: the matches of a player of an upstream that knows only the present are those that were over', async () => {
  const { id: matchId, homeTeam, awayTeam } = aMatch(2);
  const played = (startTime: number, statusId: Match['statusId']) => ({
    matchId,
    startTime,
    statusId,
    homeTeam,
    awayTeam,
    homeScore: 2,
    awayScore: 0,
    minutes: 10,
    goals: 2,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
  });
  const over = played(KICK_OFF - 86_400, 'FINISHED');
  const list = [played(KICK_OFF, 'ONGOING'), played(KICK_OFF - 6000, 'FINISHED'), over];
  const paths: (string | undefined)[] = [];
  const origin = await startOrigin((request, response) => {
    paths.push(request.url);
    json(list)(request, response);
  });
  const { client } = await startGateway(origin.url, { clock: () => (KICK_OFF + 600) * 1000 });
  const path = '/players/matches?playerId=pl-eng-1-9-2025';
  const { body } = await client.get(`/api/behind/60${path}`).expect(200);
  expect(body.data).toEqual([over]);
  expect(paths.filter((one) => one?.includes('undefined'))).toEqual([]);
});

test('PRF-11: the line-ups of an upstream that knows only the present lack the later substitutions', async () => {
  const player = (no: number) => ({ id: `pl-eng-1-${no}-2025`, name: `Player ${no}` });
  const change = (at: number) => ({ at: KICK_OFF + at, off: player(at), on: player(at + 1) });
  const side = { starters: [], bench: [], substitutions: [change(300), change(580)] };
  const origin = await startOrigin((request, response) =>
    json({ home: side, away: side })(request, response),
  );
  const { client } = await startGateway(origin.url, { clock: () => (KICK_OFF + 600) * 1000 });
  const path = '/matches/lineups?matchId=ma-eng1-2026-1-1';
  const { body } = await client.get(`/api/behind/60${path}`).expect(200);
  expect(body.data).toEqual({
    home: { ...side, substitutions: [change(300)] },
    away: { ...side, substitutions: [change(300)] },
  });
});

test('PRF-11: the statistics of an upstream that knows only the present are those of its history', async () => {
  const now = { periods: [{ kind: 'match', rows: [{ key: 'shots', home: 3, away: 1 }] }] };
  const shots = {
    kind: 'match',
    key: 'shots',
    at: [0, 500, 590],
    home: [0, 1, 3],
    away: [0, 1, 1],
  };
  const timeline = {
    matchId: 'ma-eng1-2026-1-1',
    startTime: KICK_OFF,
    from: KICK_OFF,
    startedAt: KICK_OFF,
    to: KICK_OFF + 600,
    prices: [],
  };
  const shown = async (history: object | undefined) => {
    const origin = await startOrigin((request, response) =>
      request.url?.includes('timeline')
        ? json(history)(request, response)
        : json(now)(request, response),
    );
    const { client } = await startGateway(origin.url, { clock: () => (KICK_OFF + 600) * 1000 });
    const path = '/matches/statistics?matchId=ma-eng1-2026-1-1';
    return (await client.get(`/api/behind/60${path}`).expect(200)).body.data;
  };
  expect(await shown({ ...timeline, statistics: [shots] })).toEqual({
    periods: [{ kind: 'match', rows: [{ key: 'shots', home: 1, away: 1 }] }],
  });
  expect(await shown(timeline)).toEqual({ periods: [] });
  expect(await shown({ ...timeline, endedAt: KICK_OFF + 500 })).toEqual(now);
});
