import type {
  Leader,
  Match,
  MatchLineups,
  MatchStatistics,
  PlayerDetails,
  PlayerMatch,
} from '@touchline/types';
import type { CaseContext } from '../../case-context.ts';
import type { SampleData } from '../../discover.ts';
import { offers } from '../../offers.ts';
import type { Suite } from '../../suite.ts';
import { sportOf } from '../sport-of.ts';
import { hasLongLists, seasonResults } from '../tables/tables.ts';
import { namedPlayers } from './named-players.ts';
import {
  clubErrors,
  leaderErrors,
  lineErrors,
  orderErrors,
  placeErrors,
  playedErrors,
  seasonErrors,
  sumErrors,
} from './player-errors.ts';

/** How many of each sport are checked. */
const PLAYERS = 3;
const SUMMED_LEADERS = 2;
const MAX_LEADERS = 1000;
const LISTS = ['goals', 'assists', 'cards', 'cleanSheets'] as const;
const BASKETBALL_LISTS = ['points', 'rebounds', 'assists'] as const;
const ESPORTS_LISTS = ['rating', 'kills', 'goals', 'assists'] as const;
/** Matches of esports whose rosters are asked for players, whom no incident names. */
const ROSTERS = 2;

const dataOf = <T>({ status, json }: { status: number; json: unknown }): T | undefined =>
  status === 200 ? (json as { data: T }).data : undefined;

/** Asks twice for the season: what happens in between is in neither or both. */
async function checkSeason({ send, fail }: CaseContext, id: string): Promise<void> {
  const query = { playerId: id };
  const read = async () => dataOf<PlayerDetails>(await send('getPlayer', { query }, 200, 404));
  const before = await read();
  const matches = dataOf<PlayerMatch[]>(await send('listPlayerMatches', { query }, 200, 404, 501));
  const after = await read();
  if (!before || !after) return fail(`${id} is in an incident, but not among the players`);
  if (!matches) return;
  const errors = [before, after].map((details) => seasonErrors(id, details, matches));
  if (errors.every((all) => all.length > 0)) for (const error of errors[1] ?? []) fail(error);
}

async function checkPlayed({ api, send, fail }: CaseContext, id: string): Promise<void> {
  const query = { playerId: id };
  const matches = dataOf<PlayerMatch[]>(await send('listPlayerMatches', { query }, 200, 404)) ?? [];
  for (const error of placeErrors(id, matches)) fail(error);
  const [over] = matches.filter(({ statusId }) => statusId === 'FINISHED');
  if (!over) return;
  const match = await api.GET('/matches/info', { params: { query: { matchId: over.matchId } } });
  for (const error of playedErrors(id, match, over)) fail(error);
  if (over.points === undefined && over.rating === undefined) return;
  const statistics = dataOf<MatchStatistics>(
    await send('getMatchStatistics', { query: { matchId: over.matchId } }, 200, 404, 501),
  );
  const lines = Object.values(statistics?.players ?? {}).flat();
  const line = lines.find(({ player }) => player.id === id);
  if (line) for (const error of lineErrors(id, over, line)) fail(error);
}

const isEsports = (match: Match) => sportOf(match) === 'esports';

/** A check of some players of esports. */
async function withRosters(
  context: CaseContext,
  matches: readonly Match[],
  check: (context: CaseContext, id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of matches.filter(isEsports).slice(0, ROSTERS)) {
    const query = { matchId: id };
    const lineups = dataOf<MatchLineups>(
      await context.send('getMatchLineups', { query }, 200, 404, 501),
    );
    for (const { player } of lineups?.home.starters.slice(0, PLAYERS) ?? []) {
      await check(context, player.id);
    }
  }
}

/** Some players whom matches of each sport name. */
const samplePlayers = (matches: readonly Match[]): string[] =>
  [...Map.groupBy(matches, sportOf).values()].flatMap((all) => namedPlayers(all).slice(0, PLAYERS));

export async function playerInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!offers(suite, 'getPlayer')) return;
  for (const id of samplePlayers(matches)) {
    await suite.checkPatiently('getPlayer', `the season of ${id} is its matches`, (context) =>
      checkSeason(context, id),
    );
  }
  await suite.checkPatiently(
    'getPlayer',
    'the seasons of players of esports are their matches',
    (context) => withRosters(context, matches, checkSeason),
  );
  await suite.check('getPlayer', 'a player is in one club on a day', async ({ fail }) => {
    for (const error of clubErrors(matches)) fail(error);
  });
}

export async function playedInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!offers(suite, 'listPlayerMatches')) return;
  for (const id of samplePlayers(matches)) {
    await suite.checkPatiently(
      'listPlayerMatches',
      `the matches of ${id} agree with their incidents`,
      (context) => checkPlayed(context, id),
    );
  }
  await suite.checkPatiently(
    'listPlayerMatches',
    'the matches of players of esports agree with their statistics',
    (context) => withRosters(context, matches, checkPlayed),
  );
}

/** A list with all players, and the matches that it counts. */
async function checkLeaders(
  context: CaseContext,
  tournamentId: string,
  by: (typeof LISTS)[number],
) {
  const { api, send, fail } = context;
  const params = { query: { tournamentId } };
  const read = async () => {
    const query = { tournamentId, by, limit: `${MAX_LEADERS}` };
    return dataOf<Leader[]>(await send('listTournamentLeaders', { query }, 200, 404));
  };
  const before = await read();
  if (!before) return;
  const tournament = await api.GET('/tournaments/info', { params });
  const upcoming = await api.GET('/tournaments/matches/upcoming', {
    params: { query: { tournamentId, size: 100 } },
  });
  const live = upcoming.filter(({ statusId }) => statusId === 'ONGOING');
  const matches = [...(await seasonResults(context, tournament)), ...live];
  const after = await read();
  // Without ids, incidents do not say what a list counts.
  const isNamed = matches.every(({ incidents = [] }) =>
    incidents.every(({ player, playerId }) => !player || playerId),
  );
  if (!after || !isNamed) return;
  const errors = [before, after].map((leaders) => leaderErrors(by, leaders, matches));
  if (errors.every((all) => all.length > 0))
    for (const error of errors[1]?.slice(0, 3) ?? []) fail(error);
}

/** The first of a list against their own matches: a whole one would need the box score of each match. */
async function checkSums(
  { api, send, fail }: CaseContext,
  tournamentId: string,
  by: (typeof BASKETBALL_LISTS | typeof ESPORTS_LISTS)[number],
) {
  const params = { query: { tournamentId } };
  const tournament = await api.GET('/tournaments/info', { params });
  const read = async () =>
    dataOf<Leader[]>(
      await send('listTournamentLeaders', { query: { tournamentId, by } }, 200, 404, 501),
    );
  const before = await read();
  for (const error of orderErrors(before ?? [])) fail(error);
  for (const { player } of before?.slice(0, SUMMED_LEADERS) ?? []) {
    const query = { playerId: player.id };
    const matches = dataOf<PlayerMatch[]>(
      await send('listPlayerMatches', { query }, 200, 404, 501),
    );
    const after = await read();
    const errors = [before, after].map((leaders) => {
      const leader = leaders?.find((one) => one.player.id === player.id);
      return matches && leader ? sumErrors(by, tournament, leader, matches) : [];
    });
    if (errors.every((all) => all.length > 0)) for (const error of errors[1] ?? []) fail(error);
  }
}

/** A league and a cup whose players have names. */
export async function leaderInvariants(
  suite: Suite,
  { tournaments, matches }: SampleData,
): Promise<void> {
  if (!offers(suite, 'listTournamentLeaders') || !hasLongLists(suite)) return;
  const sampleOf = (sport: string) => {
    const named = new Set(
      matches
        .filter((match) => sportOf(match) === sport && namedPlayers([match]).length > 0)
        .map(({ tournament }) => tournament.id),
    );
    const known = tournaments.filter(({ id }) => named.has(id));
    return [...Map.groupBy(known, ({ type }) => type).values()].flatMap((all) => all.slice(0, 1));
  };
  for (const { id, name } of sampleOf('football')) {
    for (const by of LISTS) {
      await suite.checkPatiently(
        'listTournamentLeaders',
        `the ${by} of ${name} are the sum of its matches`,
        (context) => checkLeaders(context, id, by),
      );
    }
  }
  const played = new Set(matches.filter(isEsports).map(({ tournament }) => tournament.id));
  const circuit = tournaments.find(({ id }) => played.has(id));
  for (const by of circuit ? ESPORTS_LISTS : []) {
    await suite.checkPatiently(
      'listTournamentLeaders',
      `the ${by} of ${circuit?.name} are those of the matches of its players`,
      (context) => checkSums(context, circuit?.id ?? '', by),
    );
  }
  for (const { id, name } of sampleOf('basketball')) {
    for (const by of BASKETBALL_LISTS) {
      await suite.checkPatiently(
        'listTournamentLeaders',
        `the ${by} of ${name} are those of the matches of its players`,
        (context) => checkSums(context, id, by),
      );
    }
  }
}
