import { concealRules } from '@touchline/api-core/spoilers/conceal';
import { createCover } from '@touchline/shared/spoilers/covered-matches';
import type { Article, Match, MatchLineups, NewsItem } from '@touchline/types';
import { contract, type OperationId } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test } from 'vitest';
import { EventReader } from './event-reader.ts';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { country, side, tournament } from './premier-division.ts';
import { waitFor } from './wait-for.ts';

const NOW = 1_795_203_600;
const worldNow = { 'x-world-now': new Date(NOW * 1000).toISOString() };

/** What only a result has in it: a score of 941, a price in play of 7.77, a text or a name with SECRET. */
const RESULT = /941|7\.77|SECRET/;

/** A match with a result in every field that can have one, also in one that the contract does not know. */
const played = (n: number, startTime: number, statusId: Match['statusId'] = 'FINISHED') =>
  ({
    id: `ma-eng1-2026-1-${n}`,
    startTime,
    endTime: startTime + 9410,
    statusId,
    tips: 3,
    tournament,
    season: '2026/27',
    homeTeam: { ...side(n, 941), homeTeamAsiaOdds: 7.77, homeTeamAsiaOddsBooker: 3 },
    awayTeam: { ...side(n + 50, 941), awayTeamAsiaOdds: 7.77, awayTeamAsiaOddsBooker: 3 },
    odds: {
      3: {
        asia: {
          homeWinOdd: 7.77,
          awayWinOdd: 7.77,
          homeWinOpening: 0.9,
          awayWinOpening: 0.95,
          changedAt: startTime + 941,
        },
      },
      4: { asia: { homeWinOdd: 7.77, awayWinOdd: 7.77 } },
    },
    round: 12,
    clock: { phase: 'second-half', minute: 94, stoppage: 1, label: 'SECRET' },
    periods: [{ kind: 'half', number: 1, home: 941, away: 0 }],
    incidents: [{ id: 'i', kind: 'goal', at: startTime + 941, home: 941, away: 0, text: 'SECRET' }],
    commentary: [{ id: 'c', kind: 'chance', at: startTime + 941, text: 'SECRET' }],
    winner: 'SECRET',
  }) as unknown as Match;

const recent = played(1, NOW - 7200);
const live = played(2, NOW - 3600, 'ONGOING');
const old = played(3, NOW - 4 * 86_400);
const upcoming = { ...played(4, NOW + 3600, 'UPCOMING'), incidents: [] };

const matches = [recent, live];
const analysisSide = {
  ranking: 1,
  streakType: 'win',
  streakCount: 941,
  last6MonthsWinRate: 50,
  totalWins: 941,
  totalLosses: 941,
  totalDraws: 941,
};
const standing = {
  tables: [
    {
      stage: 'Regular season',
      rows: [
        {
          team: { ...side(1, null), name: 'SECRET first' },
          won: 941,
          loss: 0,
          draw: 0,
          goals: 1,
          goalsAgainst: 0,
          form: ['win'],
        },
      ],
    },
  ],
};
const timeline = {
  matchId: recent.id,
  startTime: recent.startTime,
  from: recent.startTime - 600,
  to: recent.startTime + 9410,
  startedAt: recent.startTime,
  endedAt: recent.startTime + 9410,
  score: { at: [0, 941], home: [0, 941], away: [0, 0] },
  incidents: recent.incidents,
  prices: [{ bookmaker: 3, at: [-600, 60], home: [0.9, 7.77], away: [0.95, 7.77] }],
};
const player = (n: number) => ({ id: `pl-eng-1-${n}-2025`, name: `Player ${n}` });
const substitution = {
  at: recent.startTime + 941,
  off: player(1),
  on: { ...player(2), name: 'SECRET' },
};
const lineup = {
  formation: '4-4-2',
  starters: [{ player: { ...player(1), goals: 'SECRET' }, number: 1, position: 'goalkeeper' }],
  bench: [{ player: player(2), number: 2, rating: 941 }],
  substitutions: [substitution],
};
const statistics = {
  periods: [{ kind: 'match', rows: [{ key: 'shots', home: 941, away: 7.77 }] }],
};
const teamDetails = {
  team: side(1, null),
  stats: {
    totalMatches: 941,
    totalWins: 941,
    totalLosses: 0,
    totalDraws: 0,
    totalWinsInLast30Days: 941,
    streakCount: 941,
    streakType: 'win',
    lastResult: 'SECRET',
    ranking: 3,
  },
  lastMatchTime: recent.startTime,
  nextMatchTime: null,
};
const ranked = {
  id: 'te-eng-1',
  name: 'Club 1',
  logo: 'images/teams/te-eng-1.svg',
  country,
  ranking: 1,
  points: 10,
  streakCount: 941,
  streakType: 'win',
};
const cup = {
  ...tournament,
  sportType: 'football',
  type: 'cup',
  startTime: NOW - 100_000,
  endTime: NOW - 7200,
  currentRound: null,
  stageDetails: [],
  division: null,
  groups: [],
  teams: [],
  prizePool: null,
  champion: { ...side(1, null), name: 'SECRET champion' },
};
const published = { date: '20/11/2026', time: '20:00', image: 'images/a.svg', board: 'NEWS' };
const news = [
  { ...published, id: 'ar-one', title: 'Club 1 SECRET', created_at: NOW - 60 },
  { ...published, id: 'ar-two', title: 'Club 1 before the match', created_at: NOW - 90_000 },
];
const article = {
  id: 'ar-one',
  title: 'SECRET',
  author: 'Ann',
  created_at: NOW - 60,
  board: 'NEWS',
  image: 'images/a.svg',
  section: [
    { name: 'content', value: 'Club 1 SECRET' },
    { name: 'match', value: recent.id },
  ],
  author_description: '',
};

const seasons = [
  { id: tournament.currentSeasonId, name: tournament.currentSeason, champion: cup.champion },
  { id: 'se-eng1-2020', name: '2020/21', champion: side(1, null) },
];

const counts = { matches: 941, goals: 941, assists: 0, yellowCards: 0, redCards: 0, minutes: 941 };
const playerDetails = {
  player: player(1),
  team: side(1, null),
  season: { name: '2026/27', ...counts, lastGoal: 'SECRET' },
  career: [{ team: side(1, null), from: 2025 }],
};
const playerMatch = {
  matchId: recent.id,
  startTime: recent.startTime,
  statusId: recent.statusId,
  homeTeam: side(1, null),
  awayTeam: side(51, null),
  homeScore: 941,
  awayScore: 0,
  minutes: 90,
  goals: 3,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
};
const leader = { rank: 1, player: player(1), team: side(1, null), value: 941 };

const analysis = { homeTeam: analysisSide, awayTeam: analysisSide };
/** The data of the upstream and the query for it, by operation. */
const cases: [OperationId, string, unknown][] = [
  ['listMatches', '?date=20261121&timezoneOffset=0&sportType=football', matches],
  ['listMatchesToday', '?timezoneOffset=0', matches],
  ['listMatchesTomorrow', '?timezoneOffset=0', matches],
  ['listMainMatches', '?timezoneOffset=0', matches],
  ['listLiveMatches', '', matches],
  ['getMatch', `?matchId=${recent.id}`, recent],
  ['getMatchAnalysis', `?matchId=${recent.id}`, analysis],
  ['getMatchTimeline', `?matchId=${recent.id}`, timeline],
  ['getMatchLineups', `?matchId=${recent.id}`, { home: lineup, away: lineup }],
  ['getMatchStatistics', `?matchId=${recent.id}`, statistics],
  ['listTournamentUpcomingMatches', '?tournamentId=to-eng1', matches],
  ['listTournamentFinishedMatches', '?tournamentId=to-eng1', matches],
  ['listOngoingTournaments', '?timezoneOffset=0&sportType=football', [cup]],
  ['listFinishedTournaments', '?timezoneOffset=0&sportType=football', [cup]],
  ['listCurrentYearTournaments', '?timezoneOffset=0&sportType=football', { 2026: [cup] }],
  ['listMajorOngoingEvents', '?sportType=football', [cup]],
  ['getTournament', '?tournamentId=to-eng1', cup],
  ['listTeamUpcomingTournaments', '?teamId=te-eng-1&timezoneOffset=0', [cup]],
  ['listTeamFinishedTournaments', '?teamId=te-eng-1&timezoneOffset=0', [cup]],
  ['getTournamentTable', '?tournamentId=to-eng1', standing],
  ['listTournamentLeaders', '?tournamentId=to-eng1', [leader]],
  ['getSeasonTable', '?seasonId=se-eng1-2026', standing],
  ['listTournamentSeasons', '?tournamentId=to-eng1', seasons],
  ['getTeam', '?teamId=te-eng-1&timezoneOffset=0', teamDetails],
  ['listTeamUpcomingMatches', '?teamId=te-eng-1&timezoneOffset=0', matches],
  ['listTeamFinishedMatches', '?teamId=te-eng-1&timezoneOffset=0', matches],
  ['listTeamRankings', '?sportType=football', [ranked]],
  ['getPlayer', `?playerId=${player(1).id}`, playerDetails],
  ['listPlayerMatches', `?playerId=${player(1).id}`, [playerMatch]],
  ['listNews', '', news],
  ['getArticle', '?articleId=ar-one', article],
];

const operationOf = (id: OperationId) => contract.operations.find((one) => one.id === id);
const pathOf = (id: OperationId) => operationOf(id)?.path as string;
const errorsOf = responseCheck(contract);

async function setUp(renderer = onePageSite(async () => ({ status: 200, headers: {}, body: '' }))) {
  const world = { live: [live] as Match[] };
  const data = new Map(cases.map(([id, , body]) => [pathOf(id), body]));
  const origin = await startOrigin((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    const isToday = searchParams.get('date') === '20261120';
    const isTomorrow = searchParams.get('date') === '20261121';
    if (pathname === '/matches') {
      const football = searchParams.get('sportType') === 'football';
      const list = isToday ? [recent, live, old, upcoming] : isTomorrow ? matches : [];
      json(football ? list : [], worldNow)(request, response);
    } else if (pathname === '/matches/live') json(world.live, worldNow)(request, response);
    else json(data.get(pathname) ?? [], worldNow)(request, response);
  });
  const startedAt = Date.now();
  const { url } = await startGateway(origin.url, {
    env: { DEV_TOOLS: 'on' },
    clock: () => NOW * 1000 + Date.now() - startedAt,
    limits: { livePollMs: 20 },
    renderer,
  });
  const get = (path: string, shown = '') =>
    fetch(url + path, { headers: shown ? { cookie: `touchline-shown=${shown}` } : {} });
  return { url, get, world };
}

test('PRF-8 every operation whose data can reveal a result has a case here', () => {
  const withoutCase = Object.entries(concealRules)
    .filter(([, rule]) => rule !== concealRules.countMatches)
    .map(([id]) => id)
    .filter((id) => !cases.some(([operation]) => operation === id));
  expect(withoutCase).toEqual([]);
  const served = contract.operations.filter(
    ({ method, security, path }) =>
      method === 'GET' && security === 'none' && !path.endsWith('.svg') && path !== '/live/stream',
  );
  expect(served.map(({ id }) => id).filter((id) => !concealRules[id])).toEqual([]);
});

test.each(cases)('PRF-8 %s reveals no result without spoilers', async (id, query) => {
  const { get } = await setUp();
  const plain = await get(`/api${pathOf(id)}${query}`);
  expect(await plain.text()).toMatch(RESULT);
  const covered = await get(`/api/spoiler-free${pathOf(id)}${query}`);
  expect(covered.status).toBe(200);
  const body = await covered.text();
  expect(body).not.toMatch(RESULT);
  expect(errorsOf(operationOf(id)?.responses[200]?.schema as never, JSON.parse(body))).toEqual([]);
  expect(covered.headers.get('cache-control')).toBe('private, no-store');
  expect(covered.headers.get('etag')).toBeNull();
});

test('PRF-8 a covered match keeps its teams, its state and its opening prices', async () => {
  const { get } = await setUp();
  const response = await get(`/api/spoiler-free/matches/info?matchId=${recent.id}`);
  const { data } = (await response.json()) as { data: Match };
  expect(data).toMatchObject({
    covered: true,
    statusId: 'FINISHED',
    homeTeam: { name: 'Club 1', score: null, homeTeamAsiaOdds: 0.9, homeTeamAsiaOddsBooker: 3 },
    round: 12,
  });
  expect(Object.keys(data.odds)).toEqual(['3']);
  // Its duration would reveal extra time.
  expect(data.endTime).toBe(recent.startTime + 6840);
});

test('PRF-8 a covered match has the line-ups as they were announced', async () => {
  const { get } = await setUp();
  const response = await get(`/api/spoiler-free/matches/lineups?matchId=${recent.id}`);
  const { data } = (await response.json()) as { data: MatchLineups };
  expect(data.home).toEqual({
    formation: '4-4-2',
    starters: [{ player: player(1), number: 1, position: 'goalkeeper' }],
    bench: [{ player: player(2), number: 2 }],
    substitutions: [],
  });
});

test('PRF-8 a covered match has no statistics', async () => {
  const { get } = await setUp();
  const response = await get(`/api/spoiler-free/matches/statistics?matchId=${recent.id}`);
  expect(await response.json()).toEqual({ data: { periods: [] } });
});

test('PRF-8 a player whose career has ended has a covered season if the last club has a covered match', () => {
  const shown = { ids: new Set<string>(), ranges: [] };
  const context = { cover: createCover(shown, NOW, [recent]), params: {}, match: undefined };
  const { team, ...retired } = playerDetails;
  const career = [{ team, from: 2025, to: 2027 }];
  expect(concealRules.getPlayer?.({ ...retired, career }, context)).toMatchObject({
    season: { name: '2026/27', matches: 0, goals: 0, minutes: 0 },
    covered: true,
  });
  expect(concealRules.getPlayer?.({ ...retired, career: [] }, context)).not.toHaveProperty(
    'covered',
  );
});

test('PRF-8 a feature, which depends on no result, is served as it is', () => {
  const shown = { ids: new Set<string>(), ranges: [] };
  const context = { cover: createCover(shown, NOW, [recent]), params: {}, match: undefined };
  const feature = { ...article, feature: true } as Article;
  expect(concealRules.getArticle?.(feature, context)).toEqual(feature);
  const list = news.map((item, at) => ({ ...item, feature: at === 0 })) as NewsItem[];
  expect(concealRules.listNews?.(list, context)).toEqual(list);
  expect(concealRules.listNews?.(news as NewsItem[], context)).toEqual([news[1]]);
});

test('PRF-8 what the cookie uncovers is shown, and other matches stay covered', async () => {
  const { get } = await setUp();
  const list = '/api/spoiler-free/matches?date=20261120&timezoneOffset=0&sportType=football';
  const shownIn = async (shown: string) => {
    const { data } = (await (await get(list, shown)).json()) as { data: Match[] };
    return data.filter(({ covered }) => !covered).map(({ id }) => id.at(-1));
  };
  expect(await shownIn('')).toEqual(['3', '4']);
  expect(await shownIn(recent.id)).toEqual(['1', '3', '4']);
  const [from, to] = [NOW - 5400, NOW].map((at) => Math.floor(at / 60).toString(36));
  expect(await shownIn(`to-eng1*${from}*${to}`)).toEqual(['2', '3', '4']);
  const table = '/api/spoiler-free/tournaments/table?tournamentId=to-eng1';
  expect(await (await get(table, recent.id)).text()).not.toMatch(RESULT);
  expect(await (await get(table, `${recent.id}!${live.id}`)).text()).toMatch(RESULT);
});

test('PRF-8 the next round is not listed while the tie that decides it is covered', () => {
  const semi = { ...played(1, NOW - 7200), stageId: 'st-semi', tie: 1 };
  const final = { ...upcoming, homeTeam: { ...upcoming.homeTeam, id: 'te-eng-1' } };
  const shown = { ids: new Set<string>(), ranges: [] };
  const listed = (ids: string[]) => {
    const cover = createCover({ ...shown, ids: new Set(ids) }, NOW, [semi]);
    const list = [{ ...final, stageId: 'st-final', tie: 1 }];
    return concealRules.listTournamentUpcomingMatches?.(list, {
      cover,
      params: {},
      match: undefined,
    });
  };
  expect(listed([])).toEqual([]);
  expect(listed([semi.id])).toHaveLength(1);
});

test('PRF-8 of a covered match the stream has the usual clock, and not that it goes to extra time', async () => {
  const { url, world } = await setUp();
  const reader = await EventReader.open(`${url}/api/spoiler-free/live/stream`);
  await waitFor(() => expect(reader.matches.size).toBe(1));
  const clock = () => reader.matches.get(live.id)?.clock;
  expect(clock()).toEqual({ phase: 'second-half', minute: 94, stoppage: 1 });
  const show = (shown: Match['clock'] & object) => {
    world.live = [{ ...live, clock: shown, homeTeam: { ...live.homeTeam, score: 942 } }];
  };
  show({ phase: 'half-time' });
  await waitFor(() => expect(clock()).toEqual({ phase: 'half-time' }));
  show({ phase: 'extra-time', minute: 97 });
  await waitFor(() => expect(clock()).toBeUndefined());
  expect(JSON.stringify(reader.events)).not.toMatch(/94[12]|7\.77|SECRET|extra-time/);
});

test('PRF-8 a covered match has its closing prices, if they are known to be older than its start', () => {
  const { startTime } = recent;
  const asia = { homeWinOdd: 1.1, awayWinOdd: 0.8, homeWinOpening: 0.9, awayWinOpening: 0.95 };
  const conceal = (changedAt: number) => {
    const match = { ...recent, odds: { 3: { asia: { ...asia, changedAt } } } };
    const shown = { ids: new Set<string>(), ranges: [] };
    const context = { cover: createCover(shown, NOW, [match]), params: {}, match };
    return concealRules.getMatch?.(match, context);
  };
  expect(conceal(startTime - 30)).toMatchObject({
    homeTeam: { homeTeamAsiaOdds: 1.1 },
    odds: { 3: { asia: { homeWinOdd: 1.1, homeWinOpening: 0.9 } } },
  });
  expect(conceal(startTime + 30)?.homeTeam.homeTeamAsiaOdds).toBe(0.9);
});

test('PRF-8 the stream has the begin and the end of a match, and of its course only the clock', async () => {
  const { url, world } = await setUp();
  const open = (shown = '') =>
    EventReader.open(
      `${url}/api/spoiler-free/live/stream`,
      shown ? { cookie: `touchline-shown=${shown}` } : {},
    );
  const [covered, uncovered] = [await open(), await open(live.id)];
  const plain = await EventReader.open(`${url}/api/live/stream`);
  await waitFor(() => expect(plain.matches.size).toBe(1));
  const another = played(5, NOW - 60, 'ONGOING');
  world.live = [{ ...live, homeTeam: { ...live.homeTeam, score: 942 } }, another];
  await waitFor(() => expect(covered.matches.size).toBe(2));
  await waitFor(() => expect(uncovered.matches.get(live.id)?.homeTeam.score).toBe(942));
  world.live = [another];
  await waitFor(() => expect(covered.events.at(-1)?.kind).toBe('remove'));
  const about = (reader: EventReader) =>
    reader.events
      .filter((event) => JSON.stringify(event).includes(live.id))
      .map(({ kind }) => kind);
  expect(about(covered)).toEqual(['reset', 'remove']);
  expect(about(uncovered)).toEqual(['reset', 'patch', 'remove']);
  expect(JSON.stringify(covered.events)).not.toMatch(/94[12]|7\.77|SECRET/);
  expect(JSON.stringify(plain.events)).toMatch(RESULT);
});

test('PRF-8 pages made for one choice are not served for another', async () => {
  const renderer = onePageSite(async ({ fetch, origin }) => {
    const url = `${origin}/api/spoiler-free/matches/info?matchId=${recent.id}`;
    const body = await (await fetch(new Request(url))).text();
    return { status: 200, headers: { 'content-type': 'text/html' }, body };
  });
  const { get } = await setUp(renderer);
  expect(await (await get('/', recent.id)).text()).toMatch(RESULT);
  expect(await (await get('/')).text()).not.toMatch(RESULT);
  expect(await (await get('/', recent.id)).text()).toMatch(RESULT);
  expect(await (await get('/', live.id)).text()).not.toMatch(RESULT);
});
