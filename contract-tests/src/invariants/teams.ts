import type { Match, TeamDetails, TeamRanking, Tournament } from '@touchline/types';
import type { Found } from '../discover.ts';
import { patiently } from '../patience.ts';
import type { Suite } from '../suite.ts';
import { falls, rises } from './order.ts';
import { streakOf } from './streak.ts';

const offset = { timezoneOffset: '0' };

async function checkRankings(suite: Suite, { sports }: Found): Promise<void> {
  await suite.check(
    'listTeamRankings',
    'go down in points, one rank after the other',
    async (trial) => {
      for (const sportType of sports) {
        const query = { sportType, size: '100' };
        const rows = await trial.data<TeamRanking[]>('listTeamRankings', { query });
        if (!rises(rows.map(({ ranking }) => ranking))) trial.fault(`${sportType}: ranks fall`);
        // Titles have points of their own, so all of esports together has no common order of points.
        const one = sportType !== 'esports';
        if (one && !falls(rows.map(({ points }) => points)))
          trial.fault(`${sportType}: points rise`);
      }
    },
  );
}

async function checkDetails(suite: Suite, { rankings }: Found): Promise<void> {
  const run = patiently(async (trial) => {
    for (const row of rankings.slice(0, 4)) {
      const query = { ...offset, teamId: row.id };
      const { team, stats } = await trial.data<TeamDetails>('getTeam', { query });
      trial.same(team.name, row.name, `${row.id}: the name`);
      trial.same(stats.streakType, row.streakType, `${row.id}: the streak`);
      trial.same(stats.streakCount, row.streakCount, `${row.id}: its length`);
      const { totalMatches, totalWins, totalLosses, totalDraws } = stats;
      trial.same(totalWins + totalLosses + totalDraws, totalMatches, `${row.id}: all results`);
    }
  });
  await suite.check('getTeam', 'says what the ranking says, and adds up', run);
}

async function checkStreaks(suite: Suite, { rankings, finished }: Found): Promise<void> {
  const ids = [...rankings.slice(0, 4), ...finished.slice(0, 4).map((one) => one.homeTeam)];
  const run = patiently(async (trial) => {
    for (const { id: teamId } of ids) {
      const query = { ...offset, teamId };
      const { stats } = await trial.data<TeamDetails>('getTeam', { query });
      const last = await trial.data<Match[]>('listTeamFinishedMatches', {
        query: { ...query, size: '50' },
      });
      const streak = streakOf(teamId, last);
      if (!streak) continue;
      const { streakType, streakCount } = stats;
      trial.same({ streakType, streakCount }, streak, `${teamId}: the streak`);
    }
  });
  await suite.check('getTeam', 'the streak is the tail of the results', run);
}

async function checkMatches(suite: Suite, { rankings }: Found): Promise<void> {
  for (const which of ['Upcoming', 'Finished'] as const) {
    const id = `listTeam${which}Matches` as const;
    const run = patiently(async (trial) => {
      for (const { id: teamId } of rankings.slice(0, 4)) {
        const rows = await trial.data<Match[]>(id, { query: { ...offset, teamId, size: '100' } });
        const plays = ({ homeTeam, awayTeam }: Match) =>
          [homeTeam.id, awayTeam.id].includes(teamId);
        const foreign = rows.find((match) => !plays(match));
        if (foreign) trial.fault(`${foreign.id} is not of ${teamId}`);
        const over = rows.filter(({ statusId }) => statusId === 'FINISHED').length;
        trial.same(over, which === 'Finished' ? rows.length : 0, `finished ones of ${teamId}`);
        const inOrder = which === 'Finished' ? falls : rises;
        if (!inOrder(rows.map(({ startTime }) => startTime))) trial.fault('not in order of time');
      }
    });
    await suite.check(id, 'are of that team, in that state and order', run);
  }
}

async function checkTournaments(suite: Suite, { rankings }: Found): Promise<void> {
  await suite.check('listTeamUpcomingTournaments', 'each one has the team', async (trial) => {
    for (const { id: teamId } of rankings.slice(0, 4)) {
      const query = { ...offset, teamId };
      const rows = await trial.data<Tournament[]>('listTeamUpcomingTournaments', { query });
      const without = rows.find(({ teams }) => !teams.some(({ id }) => id === teamId));
      if (without) trial.fault(`${without.id} does not name ${teamId} among its teams`);
    }
  });
}

export async function teamInvariants(suite: Suite, found: Found): Promise<void> {
  await checkRankings(suite, found);
  await checkDetails(suite, found);
  await checkStreaks(suite, found);
  await checkMatches(suite, found);
  await checkTournaments(suite, found);
}
