import type { Match, StandingTable } from '@touchline/types';
import type { CaseContext, Run } from '../../case-context.ts';
import type { SampleData } from '../../discover.ts';
import { offers } from '../../offers.ts';
import type { Suite } from '../../suite.ts';
import { sportOf } from '../sport-of.ts';
import { tableErrors } from './table-errors.ts';
import { hasLongLists, seasonResults } from './tables.ts';

/** Live matches come first in the tournament's list. */
const PAGE_SIZE = 100;

/** A level match counts only in sports with draws. */
const isCounted = ({ homeTeam, awayTeam, tournament }: Match) =>
  tournament.sportType === 'football' || homeTeam.score !== awayTeam.score;

function movementErrors({ stage, rows }: StandingTable): string[] {
  const movements = rows.map(({ movement }) => movement ?? 0);
  const sum = movements.reduce((total, one) => total + one, 0);
  const before = rows.map((_, index) => index + (movements[index] ?? 0)).sort((a, b) => a - b);
  const isOrder = before.every((place, index) => place === index);
  if (sum === 0 && isOrder) return [];
  return [`${stage}: the movements ${movements.join(', ')} lead from no order of the teams`];
}

/** The live matches of a tournament. */
async function liveMatches({ api }: CaseContext, tournamentId: string): Promise<Match[]> {
  const query = { tournamentId, size: PAGE_SIZE };
  const rows = await api.GET('/tournaments/matches/upcoming', { params: { query } });
  return rows.filter(({ statusId }) => statusId === 'ONGOING');
}

/** One tournament with live matches of each sport. */
function playedNow(matches: readonly Match[]): string[] {
  const live = matches.filter(({ statusId, tie }) => statusId === 'ONGOING' && tie === undefined);
  const bySport = Map.groupBy(live, sportOf);
  return [...bySport.values()].flatMap(([first]) => (first ? [first.tournament.id] : []));
}

/** Tables that count live matches; a server may ignore the parameter. */
export async function liveTableInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!hasLongLists(suite) || !offers(suite, 'getTournamentTable', 'matches')) return;
  for (const tournamentId of playedNow(matches)) {
    const run: Run = async (context) => {
      const query = { tournamentId, matches: 'started' } as const;
      const { tables } = await context.api.GET('/tournaments/table', { params: { query } });
      const rows = tables.flatMap((table) => table.rows);
      if (rows.every(({ movement }) => movement === undefined)) return;
      const params = { query: { tournamentId } };
      const tournament = await context.api.GET('/tournaments/info', { params });
      const live = await liveMatches(context, tournamentId);
      const results = [...(await seasonResults(context, tournament)), ...live.filter(isCounted)];
      if (results.some(({ stage }) => stage === undefined)) return;
      const errors = tables.flatMap((table) => [
        ...tableErrors(table, results),
        ...movementErrors(table),
      ]);
      for (const error of errors.slice(0, 3)) context.fail(error);
    };
    await suite.rules.checkPatiently(
      'getTournamentTable',
      `the table of ${tournamentId} as it stands`,
      run,
    );
  }
}
