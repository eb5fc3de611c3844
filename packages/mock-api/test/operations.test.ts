import { foldTimeline } from '@touchline/shared/domain/timeline';
import type {
  Match,
  MatchAnalysis,
  MatchTimeline,
  Standing,
  TeamDetails,
  TeamRanking,
  Tournament,
} from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { bookmakers } from '../src/world/odds/bookmakers.ts';
import { createWorld } from '../src/world/world.ts';
import { testApp } from './harness.ts';

/** A Saturday afternoon. */
const NOW_SECONDS = 1_795_275_000;
const world = createWorld({ seed: 'a', size: 'small' });
const view = world.at(NOW_SECONDS, 'en');
const TIMEZONE_QUERY = 'timezoneOffset=480';

async function createClient() {
  const { inject, clock } = await testApp({ world });
  clock.seconds = NOW_SECONDS;
  return {
    status: async (url: string) => (await inject(url)).statusCode,
    data: async <T>(url: string): Promise<T> => {
      const response = await inject(url);
      expect(response.statusCode, `${url} ${response.body.slice(0, 200)}`).toBe(200);
      return response.json().data;
    },
  };
}

let match: Match;
let tournament: Tournament;
beforeAll(() => {
  [match] = view.liveMatches() as [Match];
  tournament = view.tournament(match.tournament.id) as Tournament;
});

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('API-8 the main matches are the most popular ones that are live or upcoming', async () => {
  const { data } = await createClient();
  const all = await data<Match[]>(`/matches/main?${TIMEZONE_QUERY}`);
  const four = await data<Match[]>(`/matches/main?${TIMEZONE_QUERY}&limit=4`);
  expect(all.length).toBeGreaterThan(4);
  expect(four).toEqual(all.slice(0, 4));
  expect(all.some(({ statusId }) => statusId === 'FINISHED')).toBe(false);
});

test('API-6 the days of a strip are counted by sport, each as long as its list', async () => {
  const { data } = await createClient();
  const days = await data<{ date: string; matches: Record<string, number> }[]>(
    `/matches/counts?date=20261120&days=3&${TIMEZONE_QUERY}`,
  );
  expect(days.map(({ date }) => date)).toEqual(['20261120', '20261121', '20261122']);
  for (const { date, matches } of days) {
    const list = `/matches?date=${date}&${TIMEZONE_QUERY}&sportType=`;
    expect((await data<Match[]>(`${list}football`)).length).toBe(matches.football ?? 0);
    const only = `/matches/counts?date=${date}&${TIMEZONE_QUERY}&sportType=basketball`;
    const { basketball } = matches;
    expect((await data<typeof days>(only))[0]?.matches).toEqual(basketball ? { basketball } : {});
    const { football: _, basketball: __, ...titles } = matches;
    const esports = Object.values(titles).reduce((sum, count) => sum + count, 0);
    expect((await data<Match[]>(`${list}esports`)).length).toBe(esports);
  }
});

test('API-9 in the order of importance live matches come as they do among the main matches', async () => {
  const { data } = await createClient();
  const main = await data<Match[]>(`/matches/main?${TIMEZONE_QUERY}`);
  const ongoing = ids(main.filter(({ statusId }) => statusId === 'ONGOING'));
  expect(ids(await data<Match[]>('/matches/live?order=importance&limit=4'))).toEqual(
    ongoing.slice(0, 4),
  );
  const byStart = ids(await data<Match[]>('/matches/live?limit=500'));
  expect(byStart).not.toEqual(ongoing);
  expect(byStart.toSorted()).toEqual(ongoing.toSorted());
});

test('API-9 the live matches of a game are all of them that belong to it', async () => {
  const { data } = await createClient();
  const all = await data<Match[]>('/matches/live?limit=500');
  for (const sport of ['football', 'basketball', 'esports'] as const) {
    const ofSport = all.filter(({ tournament: { sportType } }) =>
      sport === 'esports'
        ? sportType !== 'football' && sportType !== 'basketball'
        : sportType === sport,
    );
    expect(await data<Match[]>(`/matches/live?limit=500&sportType=${sport}`)).toEqual(ofSport);
  }
});

test('API-9 a match is live from the second of its start', () => {
  const isLive = (at: number) => ids(world.at(at, 'en').liveMatches()).includes(match.id);
  expect([match.startTime - 1, match.startTime].map(isLive)).toEqual([false, true]);
});

test('API-10 a match and its analysis are found by id', async () => {
  const { data, status } = await createClient();
  const { commentary: _, ...shared } = await data<Match>(`/matches/info?matchId=${match.id}`);
  expect(shared).toEqual(match);
  const { homeTeam } = await data<MatchAnalysis>(`/matches/analysis?matchId=${match.id}`);
  expect(homeTeam.ranking).toBeGreaterThan(0);
  for (const call of ['info', 'analysis']) {
    expect(await status(`/matches/${call}?matchId=ma-none-2026-1-1`)).toBe(404);
  }
});

test('API-22 the history of a match ends at the request’s instant', async () => {
  const { data, status } = await createClient();
  const timeline = await data<MatchTimeline>(`/matches/timeline?matchId=${match.id}`);
  expect(timeline.to).toBe(NOW_SECONDS);
  expect(foldTimeline(match, timeline).at(NOW_SECONDS)).toEqual(view.match(match.id));
  expect(await status('/matches/timeline?matchId=ma-none-2026-1-1')).toBe(404);
});

test.each(['ongoing', 'upcoming', 'finished'])(
  'API-11 the %s tournaments of a sport are paginated and can be filtered by country',
  async (state) => {
    const { data } = await createClient();
    const url = `/tournaments/${state}?${TIMEZONE_QUERY}&sportType=esports`;
    const all = await data<Tournament[]>(`${url}&size=100`);
    const pages = [1, 2].map((page) => data<Tournament[]>(`${url}&size=5&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(all.slice(0, 10));
    const { id } = (all[0] as Tournament).country;
    const there = await data<Tournament[]>(`${url}&countryId=${id}&size=100`);
    expect(there).toEqual(all.filter(({ country }) => country.id === id));
  },
);

test('API-12 the tournaments of the year are keyed by the year in the caller’s time zone', async () => {
  const { inject, clock } = await testApp({ world });
  // 20:00 in London is 04:00 on New Year's Day in Singapore.
  clock.seconds = Date.UTC(2026, 11, 31, 20) / 1000;
  const yearsAt = async (offset: number) => {
    const url = `/tournaments/current-year/v2?timezoneOffset=${offset}&sportType=football`;
    return Object.entries((await inject(url)).json().data);
  };
  const [[year, list]] = (await yearsAt(480)) as [[string, Tournament[]]];
  expect(year).toBe('2027');
  expect(list.length).toBeGreaterThan(0);
  expect((await yearsAt(0))[0]?.[0]).toBe('2026');
});

test('API-12 a time zone takes precedence over the offset', async () => {
  const { inject, clock } = await testApp({ world });
  clock.seconds = Date.UTC(2026, 11, 31, 20) / 1000;
  const url =
    '/tournaments/current-year/v2?timezoneOffset=0&sportType=football&timeZone=Asia/Singapore';
  expect(Object.keys((await inject(url)).json().data)[0]).toBe('2027');
});

test.each([
  ['Europe/London', '20260329', '2026-03-29T00:00Z', 23],
  ['Europe/London', '20261025', '2026-10-24T23:00Z', 25],
  ['Australia/Lord_Howe', '20260405', '2026-04-04T13:00Z', 24.5],
  ['Asia/Kathmandu', '20261025', '2026-10-24T18:15Z', 24],
])(
  'API-6 the matches of a day in %s on %s, where the clocks change',
  async (zone, date, start, hours) => {
    const { data } = await createClient();
    const from = Date.parse(start) / 1000;
    const to = from + hours * 3600;
    // The offset of another season, which the zone overrides.
    const url = `/matches?date=${date}&timezoneOffset=-300&sportType=football&timeZone=${zone}`;
    const found = await data<Match[]>(url);
    expect(found.length).toBeGreaterThan(0);
    expect(ids(found)).toEqual(ids(view.matchesBetween(from, to, 'football')));
  },
);

test('API-7 today and tomorrow in a zone on the day when the clocks change, in the order asked for', async () => {
  const { inject, clock } = await testApp({ world });
  // Sunday in London, but still Saturday at the offset of winter.
  clock.seconds = Date.UTC(2026, 9, 24, 23, 30) / 1000;
  const at = world.at(clock.seconds, 'en');
  const list = async (day: string, order = 'start') => {
    const query = `timezoneOffset=0&timeZone=Europe/London&limit=2000&order=${order}`;
    return ids((await inject(`/matches/${day}?${query}`)).json().data);
  };
  const [from, to] = [Date.UTC(2026, 9, 24, 23) / 1000, Date.UTC(2026, 9, 26) / 1000];
  expect(await list('today')).toEqual(ids(at.matchesBetween(from, to)));
  const tomorrow = (order?: 'importance') =>
    ids(at.matchesBetween(to, to + 86_400, undefined, { offset: 0, limit: 2000, order }));
  expect(await list('tomorrow')).toEqual(tomorrow());
  expect(await list('tomorrow', 'importance')).toEqual(tomorrow('importance'));
  expect(tomorrow('importance')).not.toEqual(tomorrow());
});

test('API-13 the major events are ongoing tournaments of the sport', async () => {
  const { data } = await createClient();
  const events = await data<Tournament[]>('/tournaments/major-ongoing-events?sportType=football');
  const on = view.tournaments('ongoing', { sport: 'football' });
  expect(events.length).toBeGreaterThan(0);
  expect(ids(on)).toEqual(expect.arrayContaining(ids(events)));
});

test('API-14 a tournament, its matches and its table are found by id', async () => {
  const { data, status } = await createClient();
  const by = `tournamentId=${tournament.id}`;
  expect(await data(`/tournaments/info?${by}`)).toEqual(tournament);
  const coming = await data<Match[]>(`/tournaments/matches/upcoming?${by}`);
  const over = await data<Match[]>(`/tournaments/matches/finished?${by}`);
  expect(ids(coming)).toContain(match.id);
  expect(over.every(({ statusId }) => statusId === 'FINISHED')).toBe(true);
  expect((await data<Standing>(`/tournaments/table?${by}`)).tables.length).toBeGreaterThan(0);
  const started = `/tournaments/table?${by}&matches=started`;
  expect(await data(started)).toEqual(view.tournamentTable(tournament.id, 'started'));
  expect(await data(started)).not.toEqual(await data(`/tournaments/table?${by}&matches=finished`));
  for (const call of ['info', 'matches/upcoming', 'matches/finished', 'table']) {
    expect(await status(`/tournaments/${call}?tournamentId=to-none`)).toBe(404);
  }
});

test('API-15 a team is found by id, with its statistics', async () => {
  const { data, status } = await createClient();
  const { team, stats } = await data<TeamDetails>(
    `/teams/details?teamId=${match.homeTeam.id}&${TIMEZONE_QUERY}`,
  );
  expect(team.name).toBe(match.homeTeam.name);
  const { totalMatches, totalWins, totalLosses, totalDraws } = stats as Required<typeof stats>;
  expect(totalMatches).toBe(totalWins + totalLosses + totalDraws);
  expect(await status(`/teams/details?teamId=te-none&${TIMEZONE_QUERY}`)).toBe(404);
});

test('API-17 a team has finished and upcoming tournaments', async () => {
  const { data, status } = await createClient();
  const { id } = match.homeTeam;
  const coming = await data<Tournament[]>(
    `/teams/tournaments/upcoming?teamId=${id}&${TIMEZONE_QUERY}`,
  );
  const over = await data<Tournament[]>(
    `/teams/tournaments/finished?teamId=${id}&${TIMEZONE_QUERY}`,
  );
  expect(ids(coming)).toContain(tournament.id);
  const seasons = (list: Tournament[]) => list.map(({ currentSeasonId }) => currentSeasonId);
  expect(seasons(over).filter((one) => seasons(coming).includes(one))).toEqual([]);
  expect(await status(`/teams/tournaments/upcoming?teamId=te-none&${TIMEZONE_QUERY}`)).toBe(404);
});

test('API-18 the ranking of a sport has pages of twenty and can be filtered by country', async () => {
  const { data } = await createClient();
  const url = '/teams/rankings?sportType=football';
  const [first, second] = await Promise.all([
    data<TeamRanking[]>(url),
    data<TeamRanking[]>(`${url}&page=2`),
  ]);
  expect([...first, ...second].map(({ ranking }) => ranking)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  const { id } = (first[0] as TeamRanking).country;
  const there = await data<TeamRanking[]>(`${url}&countryId=${id}`);
  expect(there[0]).toEqual(first[0]);
  expect(there.every(({ country }) => country.id === id)).toBe(true);
});

test('API-19 a season has the table of its tournament', async () => {
  const { data, status } = await createClient();
  expect(await data(`/seasons/table?seasonId=${tournament.currentSeasonId}`)).toEqual(
    await data(`/tournaments/table?tournamentId=${tournament.id}`),
  );
  expect(await status('/seasons/table?seasonId=se-none-2026')).toBe(404);
});

test('ENT-10 quotes have only the numbers of these bookmakers', () => {
  const named = Object.fromEntries(bookmakers.map(({ number, name }) => [number, name]));
  expect(named).toEqual({
    2: 'BET365',
    3: 'Crown',
    4: '10BET',
    5: 'Ladbrokes',
    6: 'Mansion88',
    7: 'Macauslot',
    8: 'SNAI',
    9: 'William Hill',
    10: 'Easybets',
    11: 'Vcbet',
    12: 'EuroBet',
    13: 'Interwetten',
    14: '12bet',
    15: 'Sbobet',
    16: 'Wewbet',
    17: '18Bet',
    18: 'Fun88',
    21: '188bet',
    22: 'Pinnacle',
  });
  const quoted = view
    .matchesBetween(NOW_SECONDS - 43_200, NOW_SECONDS + 43_200)
    .flatMap(({ odds }) => Object.keys(odds));
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((number) => !(number in named))).toEqual([]);
});

test('the days that are counted end with the year 2100', async () => {
  const { inject } = await testApp();
  const query = 'date=21001230&days=6&timezoneOffset=0&sportType=football';
  const { data } = (await inject(`/matches/counts?${query}`)).json();
  expect(data.map(({ date }: { date: string }) => date)).toEqual(['21001230', '21001231']);
});
