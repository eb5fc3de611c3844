import type { Leader, LeadersBy, PlayerDetails, PlayerMatch } from '@touchline/types';
import type { CaseContext } from '../../case-context.ts';
import type { SampleData } from '../../discover.ts';
import type { Suite } from '../../suite.ts';
import { sportOf } from '../sport-of.ts';
import { seasonResults } from '../tables.ts';
import { namedPlayers } from './named-players.ts';
import {
  clubErrors,
  leaderErrors,
  placeErrors,
  playedErrors,
  seasonErrors,
} from './player-errors.ts';

const PLAYERS = 4;
const MAX_LEADERS = 1000;
const LISTS: readonly LeadersBy[] = ['goals', 'assists', 'cards', 'cleanSheets'];

const hasOperation = ({ contract }: Suite, wanted: string) =>
  contract.operations.some(({ id }) => id === wanted);

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
}

export async function playerInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!hasOperation(suite, 'getPlayer')) return;
  for (const id of namedPlayers(matches).slice(0, PLAYERS)) {
    await suite.checkPatiently('getPlayer', `the season of ${id} is its matches`, (context) =>
      checkSeason(context, id),
    );
  }
  await suite.check('getPlayer', 'a player is in one club on a day', async ({ fail }) => {
    for (const error of clubErrors(matches)) fail(error);
  });
}

export async function playedInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!hasOperation(suite, 'listPlayerMatches')) return;
  for (const id of namedPlayers(matches).slice(0, PLAYERS)) {
    await suite.checkPatiently(
      'listPlayerMatches',
      `the matches of ${id} agree with their incidents`,
      (context) => checkPlayed(context, id),
    );
  }
}

/** A list with all players, and the matches that it counts. */
async function checkLeaders(context: CaseContext, tournamentId: string, by: LeadersBy) {
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

/** A league and a cup whose players have names. */
export async function leaderInvariants(
  suite: Suite,
  { tournaments, matches }: SampleData,
): Promise<void> {
  if (!hasOperation(suite, 'listTournamentLeaders')) return;
  const named = new Set(
    matches
      .filter((match) => sportOf(match) === 'football' && namedPlayers([match]).length > 0)
      .map(({ tournament }) => tournament.id),
  );
  const byType = Map.groupBy(
    tournaments.filter(({ id }) => named.has(id)),
    ({ type }) => type,
  );
  for (const { id, name } of [...byType.values()].flatMap((group) => group.slice(0, 1))) {
    for (const by of LISTS) {
      await suite.checkPatiently(
        'listTournamentLeaders',
        `the ${by} of ${name} are the sum of its matches`,
        (context) => checkLeaders(context, id, by),
      );
    }
  }
}
