import type { OperationId } from '@touchline/types/contract';
import type { SampleData } from '../discover.ts';
import type { Query } from '../http/contract-request.ts';
import { withRetries } from '../retries.ts';
import type { Suite } from '../suite.ts';

type Row = { id: string };

const offset = { timezoneOffset: '0' };
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

function pagedLists({ tournaments, finished, rankings }: SampleData): [OperationId, Query][] {
  const tournament = { tournamentId: finished[0]?.tournament.id ?? tournaments[0]?.id ?? '' };
  const team = { ...offset, teamId: finished[0]?.homeTeam.id ?? rankings[0]?.id ?? '' };
  const football = { sportType: 'football' };
  return [
    ['listOngoingTournaments', { ...offset, ...football }],
    ['listUpcomingTournaments', { ...offset, sportType: 'esports' }],
    ['listFinishedTournaments', { ...offset, sportType: 'esports' }],
    ['listTournamentUpcomingMatches', tournament],
    ['listTournamentFinishedMatches', tournament],
    ['listTeamUpcomingMatches', team],
    ['listTeamFinishedMatches', team],
    ['listTeamRankings', football],
  ];
}

/** Three pages of three rows equal one page of nine, and a page past the end is empty. */
export async function pagingInvariants(suite: Suite, sampleData: SampleData): Promise<void> {
  for (const [id, query] of pagedLists(sampleData)) {
    const run = withRetries(async (context) => {
      const page = (number: number, size: number) =>
        context.data<Row[]>(id, { query: { ...query, page: String(number), size: String(size) } });
      const whole = await page(1, 9);
      const parts = [...(await page(1, 3)), ...(await page(2, 3)), ...(await page(3, 3))];
      context.expectEqual(ids(parts), ids(whole), 'three pages of three, and one of nine');
      if (new Set(ids(whole)).size < whole.length) context.fail('a row occurs twice');
      context.expectEqual((await page(10_000, 3)).length, 0, 'rows on page 10,000');
    });
    await suite.check(id, 'pages neither overlap nor leave gaps', run);
  }
}
