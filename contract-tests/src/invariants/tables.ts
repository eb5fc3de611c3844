import type { Match, Standing, Tournament } from '@touchline/types';
import type { Found } from '../discover.ts';
import { patiently } from '../patience.ts';
import type { Suite, Trial } from '../suite.ts';
import { tableFaults } from './fold.ts';

const SIZE = 500;
const TOURNAMENTS_PER_TYPE = 2;

/** The finished matches of the current season: the last ones come first, page by page. */
async function seasonResults(trial: Trial, tournament: Tournament): Promise<Match[]> {
  const results: Match[] = [];
  for (let page = 1; page <= 5; page++) {
    const query = { tournamentId: tournament.id, page: String(page), size: String(SIZE) };
    const rows = await trial.data<Match[]>('listTournamentFinishedMatches', { query });
    results.push(...rows.filter(({ season }) => season === tournament.currentSeason));
    if (rows.length < SIZE || rows.at(-1)?.season !== tournament.currentSeason) break;
  }
  return results;
}

/** A few of each kind: leagues, cups, circuits, of each sport. */
function variety(tournaments: readonly Tournament[]): Tournament[] {
  const byKind = Map.groupBy(tournaments, ({ sportType, type }) => `${sportType} ${type}`);
  return [...byKind.values()].flatMap((some) => some.slice(0, TOURNAMENTS_PER_TYPE));
}

export async function tableInvariants(suite: Suite, { tournaments }: Found): Promise<void> {
  for (const { id, name } of variety(tournaments)) {
    const query = { tournamentId: id };
    const adds = patiently(async (trial) => {
      const tournament = await trial.data<Tournament>('getTournament', { query });
      const { tables } = await trial.data<Standing>('getTournamentTable', { query });
      const results = await seasonResults(trial, tournament);
      // Without the stage, which is optional, nobody can tell what a table counts.
      if (results.some(({ stage }) => stage === undefined)) return;
      for (const fault of tables.flatMap((table) => tableFaults(table, results)).slice(0, 3)) {
        trial.fault(fault);
      }
    });
    await suite.check('getTournamentTable', `the table of ${name} adds up with its results`, adds);

    const same = patiently(async (trial) => {
      const { currentSeasonId } = await trial.data<Tournament>('getTournament', { query });
      const table = await trial.data<Standing>('getTournamentTable', { query });
      const season = { query: { seasonId: currentSeasonId } };
      trial.same(await trial.data<Standing>('getSeasonTable', season), table, 'the two tables');
    });
    await suite.check('getSeasonTable', `the season of ${name} has the same table`, same);
  }
}
