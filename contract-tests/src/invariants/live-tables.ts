import type { Match, StandingTable } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import { withRetries } from '../retries.ts';
import type { CaseContext, Suite } from '../suite.ts';
import { tableErrors } from './table-errors.ts';
import { seasonResults } from './tables.ts';

const MAX_ROWS = 2000;
const TOURNAMENTS_PER_SPORT = 2;

/** A level match counts only where matches can be drawn. */
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

const liveMatches = ({ api }: CaseContext) =>
  api.GET('/matches/live', { params: { query: { limit: MAX_ROWS } } });

/** Of each sport some tournaments that are being played. */
function playedNow(matches: readonly Match[]): string[] {
  const bySport = Map.groupBy(matches, ({ tournament }) => tournament.sportType);
  return [...bySport.values()].flatMap((group) =>
    [...new Set(group.map(({ tournament }) => tournament.id))].slice(0, TOURNAMENTS_PER_SPORT),
  );
}

/** Tables that count the matches being played; a server may ignore the parameter. */
export async function liveTableInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  for (const tournamentId of playedNow(matches.filter(({ statusId }) => statusId === 'ONGOING'))) {
    const run = withRetries(async (context) => {
      const query = { tournamentId, matches: 'started' } as const;
      const { tables } = await context.api.GET('/tournaments/table', { params: { query } });
      const rows = tables.flatMap((table) => table.rows);
      if (rows.every(({ movement }) => movement === undefined)) return;
      const params = { query: { tournamentId } };
      const tournament = await context.api.GET('/tournaments/info', { params });
      const live = await liveMatches(context);
      const own = live.filter((match) => match.tournament.id === tournamentId && isCounted(match));
      const results = [...(await seasonResults(context, tournament)), ...own];
      if (results.some(({ stage }) => stage === undefined)) return;
      const errors = tables.flatMap((table) => [
        ...tableErrors(table, results),
        ...movementErrors(table),
      ]);
      for (const error of errors.slice(0, 3)) context.fail(error);
    });
    await suite.check('getTournamentTable', `the table of ${tournamentId} as it stands`, run);
  }
}
