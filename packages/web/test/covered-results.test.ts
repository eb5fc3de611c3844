import { isCoveredFrom } from '@touchline/shared/domain/spoilers/covered-matches';
import { readShownMatches } from '@touchline/shared/domain/spoilers/shown-matches';
import { country, side, tournament } from '@touchline/shared/testing/premier-division';
import type { Article, GetPath, LiveEvent, Match, MatchLineups, NewsItem } from '@touchline/types';
import { contract, type OperationId } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test } from 'vitest';
import type { PageCall } from '../src/api/call.ts';
import type { Result } from '../src/api/result.ts';
import type { SendCall } from '../src/api/send-call.ts';
import { type ConcealContext, concealRules } from '../src/api/spoilers/conceal-rules.ts';
import { coverCalls } from '../src/api/spoilers/cover-calls.ts';
import { coverEvents } from '../src/api/spoilers/cover-events.ts';
import { readRecentMatches } from '../src/api/spoilers/recent-matches.ts';
import { anApi, renderPage } from './render-page.ts';

const NOW = 1_795_203_600;

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
  ['listMatchesToday', '?timezoneOffset=0', matches],
  ['listMatchesTomorrow', 'timezoneOffset=0', matches],
  ['listMainMatches', 'timezoneOffset=0', matches],
  ['listLiveMatches', '', matches],
  ['getMatch', `matchId=${recent.id}`, recent],
  ['getMatchAnalysis', `matchId=${recent.id}`, analysis],
  ['getMatchTimeline', `matchId=${recent.id}`, timeline],
  ['getMatchLineups', `matchId=${recent.id}`, { home: lineup, away: lineup }],
  ['getMatchStatistics', `matchId=${recent.id}`, statistics],
  ['listTournamentUpcomingMatches', 'tournamentId=to-eng1', matches],
  ['listTournamentFinishedMatches', 'tournamentId=to-eng1', matches],
  ['listOngoingTournaments', 'timezoneOffset=0&sportType=football', [cup]],
  ['listFinishedTournaments', 'timezoneOffset=0&sportType=football', [cup]],
  ['listCurrentYearTournaments', 'timezoneOffset=0&sportType=football', { 2026: [cup] }],
  ['listMajorOngoingEvents', 'sportType=football', [cup]],
  ['getTournament', 'tournamentId=to-eng1', cup],
  ['listTeamUpcomingTournaments', 'teamId=te-eng-1&timezoneOffset=0', [cup]],
  ['listTeamFinishedTournaments', 'teamId=te-eng-1&timezoneOffset=0', [cup]],
  ['getTournamentTable', 'tournamentId=to-eng1', standing],
  ['listTournamentLeaders', 'tournamentId=to-eng1', [leader]],
  ['getSeasonTable', 'seasonId=se-eng1-2026', standing],
  ['listTournamentSeasons', 'tournamentId=to-eng1', seasons],
  ['getTeam', 'teamId=te-eng-1&timezoneOffset=0', teamDetails],
  ['listTeamUpcomingMatches', 'teamId=te-eng-1&timezoneOffset=0', matches],
  ['listTeamFinishedMatches', 'teamId=te-eng-1&timezoneOffset=0', matches],
  ['listTeamSquad', 'teamId=te-eng-1', [{ player: player(1), season: counts }]],
  ['listTeamRankings', 'sportType=football', [ranked]],
  ['getPlayer', `playerId=${player(1).id}`, playerDetails],
  ['listPlayerMatches', `playerId=${player(1).id}`, [playerMatch]],
  ['listNews', '', news],
  ['getArticle', 'articleId=ar-one', article],
];

const operationOf = (id: OperationId) => contract.operations.find((one) => one.id === id);
const pathOf = (id: OperationId) => operationOf(id)?.path as GetPath;
const errorsOf = responseCheck(contract);
const data = new Map(cases.map(([id, , body]) => [pathOf(id), body]));

/** An API whose matches of today are the ones above; a list of another day may fail. */
const apiWith =
  (failing?: string): SendCall =>
  async ({ path, params }) => {
    const { date, sportType } = params.query as { date?: string; sportType?: string };
    if (date && date === failing) return { kind: 'failed', status: 502 };
    const ofDay = date === '20261120' && sportType === 'football';
    const found =
      path === '/matches' ? (ofDay ? [recent, live, old, upcoming] : []) : data.get(path);
    return { kind: 'ok', data: (found ?? []) as never };
  };

async function ask(
  path: GetPath,
  query: string,
  { shown = '', failing, ...more }: { shown?: string; failing?: string } & Partial<PageCall> = {},
) {
  const sendCall = coverCalls(apiWith(failing), {
    shown: () => readShownMatches(shown),
    now: () => NOW * 1000,
  });
  const params = { path: undefined, query: Object.fromEntries(new URLSearchParams(query)) };
  const result: Result<unknown> = await sendCall({
    path,
    params,
    language: 'en',
    ...more,
  } as PageCall);
  return result;
}

async function dataFor<T>(id: OperationId, query: string, more: Parameters<typeof ask>[2] = {}) {
  const result = await ask(pathOf(id), query, more);
  if (result.kind !== 'ok') throw new Error(result.kind);
  return result.data as T;
}

const contextWith = (covered: readonly Match[], shown = ''): ConcealContext => {
  const isCovered = isCoveredFrom(readShownMatches(shown), NOW);
  return {
    isCovered,
    params: {},
    covered: async () => covered.filter(isCovered),
    match: async () => undefined,
  };
};

test.each(cases)('PRF-8 %s reveals no result where it is covered', async (id, query) => {
  expect(JSON.stringify(data.get(pathOf(id)))).toMatch(RESULT);
  const covered = await dataFor(id, query);
  expect(JSON.stringify(covered)).not.toMatch(RESULT);
  const schema = operationOf(id)?.responses[200]?.schema as never;
  expect(errorsOf(schema, { data: covered })).toEqual([]);
});

test('PRF-8 every call whose data can reveal a result has a case here', () => {
  const withCase = new Set(cases.map(([id]) => pathOf(id)));
  const asItIs = concealRules['/matches/counts'];
  const others = Object.entries(concealRules).filter(([, rule]) => rule !== asItIs);
  expect(others.map(([path]) => path).filter((path) => !withCase.has(path as GetPath))).toEqual([
    '/matches',
  ]);
});

test('PRF-8 a covered match keeps its teams, its state and its opening prices', async () => {
  const match = await dataFor<Match>('getMatch', `matchId=${recent.id}`);
  expect(match).toMatchObject({
    covered: true,
    statusId: 'FINISHED',
    homeTeam: { name: 'Club 1', score: null, homeTeamAsiaOdds: 0.9, homeTeamAsiaOddsBooker: 3 },
    round: 12,
  });
  expect(Object.keys(match.odds)).toEqual(['3']);
  // Its duration would reveal extra time.
  expect(match.endTime).toBe(recent.startTime + 6840);
});

test('PRF-8 a call that plays a covered match has all of it', async () => {
  const played = await dataFor('getMatchTimeline', `matchId=${recent.id}`, { isPlayed: true });
  expect(played).toEqual(timeline);
});

test('PRF-8 what counts matches fails where they cannot be loaded, and a list of matches does not', async () => {
  const failing = '20261119';
  expect(await ask('/tournaments/table', 'tournamentId=to-eng1', { failing })).toEqual({
    kind: 'failed',
    status: 0,
  });
  expect((await ask('/matches/live', '', { failing })).kind).toBe('ok');
});

test('PRF-8 a visitor loads what counts matches if the visitor who shared it has left', async () => {
  const sendCall = coverCalls(apiWith(), {
    shown: () => readShownMatches(''),
    now: () => NOW * 1000,
    remember: () => Promise.reject(new Error('The render has ended.')),
  });
  const params = { path: undefined, query: { tournamentId: 'to-eng1' } };
  const path = pathOf('getTournamentTable');
  const result = await sendCall({ path, params, language: 'en' } as PageCall);
  expect(result.kind).toBe('ok');
  expect(JSON.stringify(result)).not.toMatch(RESULT);
});

test('PRF-8 a match that has begun since its list was made is covered', async () => {
  const [begun] =
    (await readRecentMatches(
      async ({ params }) => {
        const { date, sportType } = params.query as { date?: string; sportType?: string };
        const isOn = date === '20261120' && sportType === 'football';
        return { kind: 'ok', data: (isOn ? [{ ...upcoming, startTime: NOW - 30 }] : []) as never };
      },
      'en',
      NOW,
    )) ?? [];
  expect(begun).toMatchObject({ id: upcoming.id, statusId: 'ONGOING' });
});

test('PRF-8 a covered match has the line-ups as they were announced', async () => {
  const { home } = await dataFor<MatchLineups>('getMatchLineups', `matchId=${recent.id}`);
  expect(home).toEqual({
    formation: '4-4-2',
    starters: [{ player: player(1), number: 1, position: 'goalkeeper' }],
    bench: [{ player: player(2), number: 2 }],
    substitutions: [],
  });
});

test('PRF-8 a covered match has no statistics', async () => {
  expect(await dataFor('getMatchStatistics', `matchId=${recent.id}`)).toEqual({ periods: [] });
});

test('PRF-8 a player whose career has ended has a covered season if the last club has a covered match', async () => {
  const conceal = concealRules['/players/info'];
  const { team, ...retired } = playerDetails;
  const career = [{ team, from: 2025, to: 2027 }];
  expect(await conceal({ ...retired, career }, contextWith([recent]))).toMatchObject({
    season: { name: '2026/27', matches: 0, goals: 0, minutes: 0 },
    covered: true,
  });
  const none = await conceal({ ...retired, career: [] }, contextWith([recent]));
  expect(none).not.toHaveProperty('covered');
});

test('PRF-8 the season that a covered match was of has no champion, also once the next one has begun', async () => {
  const champion = { id: 'te-1', name: 'SECRET' };
  const list = ['2027/28', '2026/27', '2025/26'].map((name) => ({ id: name, name, champion }));
  const next = { ...tournament, currentSeason: '2027/28', currentSeasonId: '2027/28' };
  const context = contextWith([{ ...recent, tournament: next }]);
  const covered = await concealRules['/tournaments/seasons'](list as never, {
    ...context,
    params: { tournamentId: tournament.id },
  });
  expect(covered.map((season) => 'champion' in season)).toEqual([true, false, true]);
});

test('PRF-8 what counts a season is covered with its last match, also once the next one has begun', async () => {
  const next = { ...tournament, currentSeason: '2027/28', currentSeasonId: 'se-eng1-2027' };
  const covered = contextWith([{ ...recent, tournament: next }]);
  const rows = [recent.homeTeam, recent.awayTeam].map((team) => ({ team }));
  const table = await concealRules['/seasons/table'](
    { tables: [{ stage: 'Season', rows }] } as never,
    { ...covered, params: { seasonId: 'se-eng1-2026' } },
  );
  expect(table).toEqual({ tables: [], covered: true });
});

test('PRF-8 the leaders of another season than that of a covered match are shown', async () => {
  const leaders = [{ goals: 30 }] as never;
  const leadersOf = (seasonId: string) =>
    concealRules['/tournaments/leaders'](leaders, {
      ...contextWith([recent]),
      params: { tournamentId: tournament.id, seasonId },
    });
  expect(await leadersOf(tournament.currentSeasonId)).toEqual([]);
  expect(await leadersOf('se-eng1-2020')).toEqual(leaders);
});

test('PRF-8 a feature, which depends on no result, is left as it is', async () => {
  const context = contextWith([recent]);
  const feature = { ...article, feature: true } as Article;
  expect(await concealRules['/news/article'](feature, context)).toEqual(feature);
  const list = news.map((item, at) => ({ ...item, feature: at === 0 })) as NewsItem[];
  expect(await concealRules['/news'](list, context)).toEqual(list);
  expect(await concealRules['/news'](news as NewsItem[], context)).toEqual([news[1]]);
});

test('PRF-8 what the cookie uncovers is shown, and other matches stay covered', async () => {
  const list = 'date=20261120&timezoneOffset=0&sportType=football';
  const shownIn = async (shown: string) => {
    const matches = await dataFor<Match[]>('listMatches', list, { shown });
    return matches.filter(({ covered }) => !covered).map(({ id }) => id.at(-1));
  };
  expect(await shownIn('')).toEqual(['3', '4']);
  expect(await shownIn(recent.id)).toEqual(['1', '3', '4']);
  const [from, to] = [NOW - 5400, NOW].map((at) => Math.floor(at / 60).toString(36));
  expect(await shownIn(`to-eng1*${from}*${to}`)).toEqual(['2', '3', '4']);
  const tableFor = async (shown: string) =>
    JSON.stringify(await dataFor('getTournamentTable', 'tournamentId=to-eng1', { shown }));
  expect(await tableFor(recent.id)).not.toMatch(RESULT);
  expect(await tableFor(`${recent.id}!${live.id}`)).toMatch(RESULT);
});

test('PRF-8 the next round is not listed while the tie that decides it is covered', async () => {
  const semi = { ...played(1, NOW - 7200), stageId: 'st-semi', tie: 1 };
  const final = { ...upcoming, homeTeam: { ...upcoming.homeTeam, id: 'te-eng-1' } };
  const listed = (shown: string) => {
    const list = [{ ...final, stageId: 'st-final', tie: 1 }];
    return concealRules['/tournaments/matches/upcoming'](list, contextWith([semi], shown));
  };
  expect(await listed('')).toEqual([]);
  expect(await listed(semi.id)).toHaveLength(1);
});

test('PRF-8 a covered match has its closing prices, if they are known to be older than its start', async () => {
  const { startTime } = recent;
  const asia = { homeWinOdd: 1.1, awayWinOdd: 0.8, homeWinOpening: 0.9, awayWinOpening: 0.95 };
  const conceal = async (changedAt: number) => {
    const match = { ...recent, odds: { 3: { asia: { ...asia, changedAt } } } };
    return concealRules['/matches/info'](match, contextWith([match]));
  };
  expect(await conceal(startTime - 30)).toMatchObject({
    homeTeam: { homeTeamAsiaOdds: 1.1 },
    odds: { 3: { asia: { homeWinOdd: 1.1, homeWinOpening: 0.9 } } },
  });
  expect((await conceal(startTime + 30)).homeTeam.homeTeamAsiaOdds).toBe(0.9);
});

const goal = { kind: 'patch', at: NOW, id: live.id, patch: { homeTeam: { score: 942 } } } as const;
const reset: LiveEvent = { kind: 'reset', at: NOW, matches: [live] };
const clockPatch = (clock: object | null) => ({ ...goal, patch: { clock } }) as LiveEvent;

test('PRF-8 of a covered match the stream has the usual clock, and not that it goes to extra time', () => {
  const cover = coverEvents(readShownMatches(''));
  const events = [
    cover(reset),
    cover(goal),
    cover(clockPatch({ phase: 'half-time', minute: null, stoppage: null })),
    cover(clockPatch({ phase: 'extra-time', minute: 97 })),
    cover(clockPatch({ minute: 98 })),
  ];
  const clocks = events.map((event) => event && JSON.parse(JSON.stringify(event)).match?.clock);
  expect(clocks).toEqual([undefined, undefined, { phase: 'half-time' }, undefined, undefined]);
  expect(events.map((event) => event?.kind)).toEqual([
    'reset',
    undefined,
    'upsert',
    'upsert',
    undefined,
  ]);
  expect(JSON.stringify(events)).not.toMatch(/94[12]|7\.77|SECRET|extra-time/);
});

test('PRF-8 the stream has the begin and the end of a match, and all of one that is uncovered', () => {
  const over: LiveEvent = {
    kind: 'remove',
    at: NOW,
    id: live.id,
    match: { ...live, statusId: 'FINISHED' },
  };
  const begun: LiveEvent = { kind: 'upsert', at: NOW, match: played(5, NOW - 60, 'ONGOING') };
  const kindsWith = (shown: string) => {
    const events = [reset, goal, begun, over].map(coverEvents(readShownMatches(shown)));
    return { kinds: events.map((event) => event?.kind), text: JSON.stringify(events) };
  };
  expect(kindsWith('').kinds).toEqual(['reset', undefined, 'upsert', 'remove']);
  expect(kindsWith('').text).not.toMatch(/94[12]|7\.77|SECRET/);
  expect(kindsWith(live.id).kinds).toEqual(['reset', 'patch', 'upsert', 'remove']);
  expect(kindsWith(live.id).text).toMatch(RESULT);
});

test('PRF-8 a document of a visitor who covers results has those alone that the visitor has uncovered', async () => {
  const { fetch } = anApi({ '/api/matches/info': recent, '/api/matches': [recent, live] });
  const bodyWith = async (cookies: Record<string, string>) => {
    const touchline = JSON.stringify({
      language: 'en',
      ...(cookies.plain ? {} : { results: 'covered' }),
    });
    const url = `/football/matches/${recent.id}`;
    const visit = { url, now: NOW * 1000, cookies: { touchline, ...cookies } };
    return (await renderPage(fetch, visit)).body;
  };
  expect(await bodyWith({})).not.toMatch(RESULT);
  expect(await bodyWith({ 'touchline-shown': live.id })).not.toMatch(RESULT);
  expect(await bodyWith({ 'touchline-shown': recent.id })).toMatch(RESULT);
  expect(await bodyWith({ plain: 'x' })).toMatch(RESULT);
});
