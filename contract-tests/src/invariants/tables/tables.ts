import type { Match, Tournament } from '@touchline/types';
import type { CaseContext, Run } from '../../case-context.ts';
import type { SampleData } from '../../discover.ts';
import { offers } from '../../offers.ts';
import type { Suite } from '../../suite.ts';
import { partErrors, tableErrors } from './table-errors.ts';

const PAGE_SIZE = 500;
const TOURNAMENTS_PER_TYPE = 2;

/** The finished matches of the current season, page by page, newest first. */
export async function seasonResults(
  context: CaseContext,
  tournament: Tournament,
): Promise<Match[]> {
  const results: Match[] = [];
  for (let page = 1; page <= 5; page++) {
    const query = { tournamentId: tournament.id, page, size: PAGE_SIZE };
    const rows = await context.api.GET('/tournaments/matches/finished', { params: { query } });
    results.push(...rows.filter(({ season }) => season === tournament.currentSeason));
    if (rows.length < PAGE_SIZE || rows.at(-1)?.season !== tournament.currentSeason) break;
  }
  return results;
}

/** A few leagues, cups and circuits of each sport. */
function sampleOfEachKind(tournaments: readonly Tournament[]): Tournament[] {
  const byKind = Map.groupBy(tournaments, ({ sportType, type }) => `${sportType} ${type}`);
  return [...byKind.values()].flatMap((group) => group.slice(0, TOURNAMENTS_PER_TYPE));
}

/** Whether the season of a tournament can be listed. */
export const hasLongLists = (suite: Suite): boolean =>
  offers(suite, 'listTournamentFinishedMatches', 'size');

export async function tableInvariants(suite: Suite, { tournaments }: SampleData): Promise<void> {
  for (const { id, name } of sampleOfEachKind(tournaments)) {
    const params = { query: { tournamentId: id } };
    const matches: Run = async (context) => {
      const tournament = await context.api.GET('/tournaments/info', { params });
      const { tables } = await context.api.GET('/tournaments/table', { params });
      const results = await seasonResults(context, tournament);
      // Without the optional stage, a table does not show which matches it counts.
      if (results.some(({ stage }) => stage === undefined)) return;
      for (const error of tables.flatMap((table) => tableErrors(table, results)).slice(0, 3)) {
        context.fail(error);
      }
    };
    if (hasLongLists(suite))
      await suite.rules.checkPatiently(
        'getTournamentTable',
        `the table of ${name} matches its results`,
        matches,
      );

    const parts: Run = async (context) => {
      const load = (part: 'finished' | 'home' | 'away') =>
        context.api.GET('/tournaments/table', {
          params: { query: { tournamentId: id, matches: part } },
        });
      const home = await load('home');
      if (home.matches !== 'home') return;
      const errors = partErrors(await load('finished'), home, await load('away'));
      for (const error of errors.slice(0, 3)) context.fail(error);
    };
    if (offers(suite, 'getTournamentTable', 'matches'))
      await suite.rules.checkPatiently(
        'getTournamentTable',
        `the tables of ${name} at home and away add up to the whole one`,
        parts,
      );

    const same: Run = async (context) => {
      const { currentSeasonId } = await context.api.GET('/tournaments/info', { params });
      if (!currentSeasonId) return;
      const table = await context.api.GET('/tournaments/table', { params });
      const season = { params: { query: { seasonId: currentSeasonId } } };
      context.expectEqual(await context.api.GET('/seasons/table', season), table, 'the two tables');
    };
    await suite.rules.checkPatiently(
      'getSeasonTable',
      `the season of ${name} has the same table`,
      same,
    );
  }
}
