import type { StandingRow, StandingTable } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

const TOURNAMENTS = 6;
const TEAMS = 4;

type Count = 'won' | 'loss' | 'draw' | 'goals' | 'goalsAgainst';

/** Each result is in the rows of both teams. */
function tableErrors({ stage, group, rows }: StandingTable): string[] {
  const sum = (count: Count) => rows.reduce((total, row: StandingRow) => total + row[count], 0);
  const where = [stage, group].filter(Boolean).join(', ');
  return [
    ...(sum('won') === sum('loss') ? [] : [`${sum('won')} won and ${sum('loss')} lost`]),
    ...(sum('draw') % 2 === 0 ? [] : [`${sum('draw')} drawn, an odd number`]),
    ...(sum('goals') === sum('goalsAgainst')
      ? []
      : [`${sum('goals')} goals for and ${sum('goalsAgainst')} against`]),
  ].map((error) => `${where}: ${error}`);
}

/** The counts of a table, and those of a team, agree with each other. */
export async function countInvariant(suite: Suite, sampleData: SampleData): Promise<void> {
  const { tournaments, rankings } = sampleData;
  const inTables = 'the counts of a table agree with each other';
  await suite.rules.checkPatiently('getTournamentTable', inTables, async ({ api, fail }) => {
    for (const { id } of tournaments.slice(0, TOURNAMENTS)) {
      const params = { query: { tournamentId: id } };
      const { tables } = await api.GET('/tournaments/table', { params });
      for (const error of tables.flatMap(tableErrors)) fail(`${id}: ${error}`);
    }
  });
  const ofTeams = 'the matches of a team are those won, drawn and lost';
  await suite.rules.checkPatiently('getTeam', ofTeams, async ({ api, expectEqual }) => {
    for (const { id } of rankings.slice(0, TEAMS)) {
      const query = { teamId: id, timezoneOffset: 0 };
      const { stats } = await api.GET('/teams/details', { params: { query } });
      const { totalMatches, totalWins, totalLosses, totalDraws } = stats;
      const results = [totalWins, totalLosses, totalDraws].flatMap((count) => count ?? []);
      if (totalMatches === undefined || results.length < 3) continue;
      const sum = results.reduce((total, count) => total + count, 0);
      expectEqual(sum, totalMatches, `${id}: the sum of all results`);
    }
  });
}
