import { foldTimeline } from '@touchline/shared/domain/timeline';
import { side, tournament } from '@touchline/shared/testing/premier-division';
import type { Match, MatchTimeline, OddsByBookmaker } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test } from 'vitest';
import { ObservedTimelines } from '../src/live/observed-timelines.ts';
import { EventReader } from './event-reader.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const KICK_OFF = 1_795_203_600;

const price = (home: number, away: number, changedAt?: number): OddsByBookmaker => ({
  3: { asia: { homeWinOdd: home, awayWinOdd: away, ...(changedAt && { changedAt }) } },
});

/** A live match, so many minutes after its kick-off. */
function live(n: number, minute: number, goals: number): Match {
  const odds = price(0.9 - goals / 10, 0.95);
  return {
    id: `ma-eng1-2026-1-${n}`,
    startTime: KICK_OFF,
    endTime: KICK_OFF + 6720,
    statusId: 'ONGOING',
    tips: 3,
    tournament,
    season: '2026/27',
    homeTeam: {
      ...side(n, goals),
      homeTeamAsiaOdds: odds[3]?.asia.homeWinOdd ?? null,
      homeTeamAsiaOddsBooker: 3,
    },
    awayTeam: { ...side(n + 50, 0), awayTeamAsiaOdds: 0.95, awayTeamAsiaOddsBooker: 3 },
    odds,
    clock: { phase: 'first-half', minute: minute + 1 },
    periods: [{ kind: 'half', number: 1, home: goals, away: 0 }],
    incidents: [],
  };
}

const finished = (match: Match): Match => {
  const { clock: _, ...rest } = match;
  return { ...rest, statusId: 'FINISHED', endTime: KICK_OFF + 6900 };
};

/** A gateway whose upstream has live matches, and responds with `status` to a call of a match's history. */
async function setUp(status: number, history: unknown = undefined) {
  const world = { status, minute: 10, matches: [live(1, 10, 0), live(2, 10, 1)] };
  const origin = await startOrigin((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    const worldNow = new Date((KICK_OFF + world.minute * 60) * 1000).toISOString();
    if (pathname === '/matches/timeline') {
      if (world.status === 200) json(history)(request, response);
      else response.writeHead(world.status, { 'content-type': 'text/html' }).end('<p>No</p>');
    } else if (pathname === '/matches/info') {
      const gone = finished(live(Number(searchParams.get('matchId')?.at(-1)), 0, 2));
      json(gone, { 'x-world-now': worldNow })(request, response);
    } else json(world.matches, { 'x-world-now': worldNow })(request, response);
  });
  const { url } = await startGateway(origin.url, { limits: { livePollMs: 20 } });
  const reader = await EventReader.open(`${url}/api/live/stream`);
  /** Waits until the stream has the list of this minute. */
  async function show(minute: number, matches: Match[]): Promise<void> {
    Object.assign(world, { minute, matches });
    await waitFor(() => {
      const ids = new Set(matches.map(({ id }) => id));
      expect([...reader.matches.keys()].every((id) => ids.has(id))).toBe(true);
      for (const match of matches) expect(reader.matches.get(match.id)).toEqual(match);
    });
  }
  await show(10, world.matches);
  const get = (n: number, headers = {}) =>
    fetch(`${url}/api/matches/timeline?matchId=ma-eng1-2026-1-${n}`, { headers });
  return { world, origin, show, get };
}

const operation = contract.operations.find(({ id }) => id === 'getMatchTimeline');
const errorsOf = responseCheck(contract);

test.each([404, 501])(
  'API-22 if the upstream answers %d, the history is what the live polls have seen',
  async (status) => {
    const { origin, show, get } = await setUp(status);
    await show(11, [live(1, 11, 1), live(2, 11, 1)]);
    await show(30, [live(1, 30, 1), live(2, 30, 1)]);
    const before = origin.requests.length;
    const response = await get(1);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('en');
    const body = (await response.json()) as { data: MatchTimeline };
    expect(errorsOf(operation?.responses[200]?.schema as never, body)).toEqual([]);
    const { data } = body;
    expect(data).toMatchObject({ observed: true, from: KICK_OFF + 600, startedAt: KICK_OFF });
    const fold = foldTimeline(live(1, 0, 0), data);
    for (const [minute, goals] of [
      [10, 0],
      [11, 1],
      [30, 1],
    ] as const) {
      expect(fold.at(KICK_OFF + minute * 60)).toEqual(live(1, minute, goals));
    }
    const paths = origin.requests.slice(before).map(({ url }) => url?.split('?')[0]);
    expect(paths.filter((path) => path !== '/matches/live')).toEqual(['/matches/timeline']);
  },
);

test('API-22 the history of a match that has left the live list has its end', async () => {
  const { show, get } = await setUp(404);
  await show(115, [live(2, 115, 1)]);
  const { data } = (await (await get(1)).json()) as { data: MatchTimeline };
  expect(data.endedAt).toBe(KICK_OFF + 6900);
  const over = foldTimeline(live(1, 0, 0), data).at(data.to);
  expect([over.statusId, over.homeTeam.score, over.clock]).toEqual(['FINISHED', 2, undefined]);
});

test('API-22 a price that says when it changed has its own instant', async () => {
  const { show, get } = await setUp(404);
  await show(11, [live(1, 11, 0)]);
  const odds = price(0.9, 0.95, KICK_OFF + 700);
  await show(12, [{ ...live(1, 12, 0), odds }]);
  const { data } = (await (await get(1)).json()) as { data: MatchTimeline };
  expect(data.prices[0]?.at).toEqual([600, 700]);
});

test('API-22 a match that no poll has seen has an empty history', async () => {
  const { get } = await setUp(501);
  const response = await get(7);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { data: MatchTimeline };
  expect(errorsOf(operation?.responses[200]?.schema as never, body)).toEqual([]);
  expect(body.data).toMatchObject({ matchId: 'ma-eng1-2026-1-7', prices: [] });
  expect(body.data.startedAt).toBeUndefined();
  // The stream is in English.
  const inChinese = await get(1, { 'accept-language': 'zh' });
  expect(((await inChinese.json()) as { data: MatchTimeline }).data.startedAt).toBeUndefined();
});

test('API-22 an upstream with histories that does not know a match answers 404', async () => {
  const { get } = await setUp(404);
  expect((await get(7)).status).toBe(404);
});

test('API-22 an upstream that fails is no upstream without histories', async () => {
  const { get } = await setUp(500);
  expect((await get(1)).status).toBe(502);
});

test('API-22 an upstream with histories answers itself, and none are recorded', async () => {
  const own = {
    matchId: 'ma-eng1-2026-1-1',
    startTime: KICK_OFF,
    from: KICK_OFF,
    to: KICK_OFF + 60,
    prices: [],
  };
  const { world, get } = await setUp(200, own);
  expect(await (await get(1)).json()).toEqual({ data: own });
  world.status = 404;
  expect((await get(2)).status).toBe(404);
});

test('API-22 a history reaches to the last look at its match, also where nothing has changed', () => {
  const timelines = new ObservedTimelines();
  const match = live(1, 10, 0);
  for (const minute of [10, 11, 12]) timelines.observe('en', match, KICK_OFF + minute * 60);
  expect(timelines.get('en', match.id)?.to).toBe(KICK_OFF + 720);
});

test('API-22 the memory of a match is bounded: the older half of a long history is dropped', () => {
  const timelines = new ObservedTimelines();
  let looks = 0;
  for (; looks < 9000; looks++) {
    const odds = price(1 + (looks % 7) / 10, 1);
    timelines.observe('en', { ...live(1, 0, 0), odds }, KICK_OFF + looks * 2);
  }
  const timeline = timelines.get('en', live(1, 0, 0).id) as MatchTimeline;
  expect(timeline.prices[0]?.at.length).toBeLessThanOrEqual(2500);
  expect(timeline.prices[0]?.at.length).toBeGreaterThan(1000);
  const { from, to } = timeline;
  expect(to).toBe(KICK_OFF + (looks - 1) * 2);
  const fold = foldTimeline(live(1, 0, 0), timeline);
  for (const at of [from, from + 2, from + 200, to]) {
    const look = (at - KICK_OFF) >> 1;
    expect(fold.at(at).odds[3]?.asia.homeWinOdd).toBe(1 + (look % 7) / 10);
  }
});

test('API-22 the memory has 300 matches: those that have left the live list make room', () => {
  const timelines = new ObservedTimelines();
  const isKnown = (n: number) => timelines.get('en', live(n, 0, 0).id) !== undefined;
  const look = (n: number, seconds: number) =>
    timelines.observe('en', live(n, 0, 0), KICK_OFF + seconds);
  for (let n = 0; n < 301; n++) look(n, n === 7 ? 0 : 2);
  expect([isKnown(0), isKnown(299), isKnown(300)]).toEqual([true, true, false]);
  for (let n = 0; n < 300; n++) if (n !== 7 && n !== 9) look(n, 150);
  look(301, 150);
  look(302, 150);
  look(303, 150);
  expect([isKnown(7), isKnown(9), isKnown(301), isKnown(302), isKnown(303)]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('API-22 a match that lacks required fields has no history', () => {
  const timelines = new ObservedTimelines();
  const { odds: _, ...broken } = live(1, 0, 0);
  timelines.observe('en', broken as Match, KICK_OFF);
  expect(timelines.get('en', broken.id)).toBeUndefined();
});

test('API-22 a match with a new date begins a new history', () => {
  const timelines = new ObservedTimelines();
  timelines.observe('en', live(1, 0, 0), KICK_OFF);
  const later = { ...live(1, 0, 0), startTime: KICK_OFF + 300 };
  timelines.observe('en', later, KICK_OFF + 300);
  expect(timelines.get('en', later.id)).toMatchObject({ from: KICK_OFF + 300 });
});
