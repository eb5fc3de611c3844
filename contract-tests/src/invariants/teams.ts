import type { Match } from '@touchline/types';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { expectedStreak } from './expected-streak.ts';
import { isAscending, isDescending } from './order.ts';

const offset = { timezoneOffset: 0 };

async function checkRankings(suite: Suite, { sports }: SampleData): Promise<void> {
  await suite.rules.check(
    'listTeamRankings',
    'are sorted by rank and by points',
    async (context) => {
      for (const sportType of sports) {
        const query = { sportType, size: 100 };
        const rows = await context.api.GET('/teams/rankings', { params: { query } });
        if (!isAscending(rows.flatMap(({ ranking }) => ranking ?? [])))
          context.fail(`${sportType}: not sorted by rank`);
        // Each esports title has points of its own, so the list of all titles is not sorted by points.
        const isOneGame = sportType !== 'esports';
        if (isOneGame && !isDescending(rows.flatMap(({ points }) => points ?? [])))
          context.fail(`${sportType}: not sorted by points`);
      }
    },
  );
}

async function checkDetails(suite: Suite, { rankings }: SampleData): Promise<void> {
  const run: Run = async (context) => {
    for (const row of rankings.slice(0, 4)) {
      const query = { ...offset, teamId: row.id };
      const { team, stats } = await context.api.GET('/teams/details', { params: { query } });
      context.expectEqual(team.name, row.name, `${row.id}: the name`);
      context.expectEqual(stats.streakType, row.streakType, `${row.id}: the streak`);
      context.expectEqual(
        stats.streakCount,
        row.streakCount,
        `${row.id}: the length of the streak`,
      );
      const { totalMatches, totalWins, totalLosses, totalDraws } = stats;
      const counts = [totalWins, totalLosses, totalDraws].filter((count) => count !== undefined);
      if (totalMatches === undefined || counts.length < 3) continue;
      context.expectEqual(
        counts.reduce((sum, count) => sum + count, 0),
        totalMatches,
        `${row.id}: the sum of all results`,
      );
    }
  };
  await suite.rules.checkPatiently(
    'getTeam',
    'agrees with the ranking, and its results add up',
    run,
  );
}

async function checkStreaks(suite: Suite, { rankings, finished }: SampleData): Promise<void> {
  const ids = [...rankings.slice(0, 4), ...finished.slice(0, 4).map((match) => match.homeTeam)];
  const run: Run = async (context) => {
    for (const { id: teamId } of ids) {
      const query = { ...offset, teamId };
      const { stats } = await context.api.GET('/teams/details', { params: { query } });
      const last = await context.api.GET('/teams/matches/finished', {
        params: { query: { ...query, size: 50 } },
      });
      const streak = expectedStreak(teamId, last);
      if (!streak) continue;
      const { streakType, streakCount } = stats;
      context.expectEqual({ streakType, streakCount }, streak, `${teamId}: the streak`);
    }
  };
  await suite.rules.checkPatiently('getTeam', 'the streak follows from the last results', run);
}

async function checkMatches(suite: Suite, { rankings }: SampleData): Promise<void> {
  for (const which of ['Upcoming', 'Finished'] as const) {
    const id = `listTeam${which}Matches` as const;
    const path = which === 'Finished' ? 'finished' : 'upcoming';
    const run: Run = async (context) => {
      for (const { id: teamId } of rankings.slice(0, 4)) {
        const rows = await context.api.GET(`/teams/matches/${path}`, {
          params: { query: { ...offset, teamId, size: 100 } },
        });
        const plays = ({ homeTeam, awayTeam }: Match) =>
          [homeTeam.id, awayTeam.id].includes(teamId);
        const foreign = rows.find((match) => !plays(match));
        if (foreign) context.fail(`${foreign.id} is not a match of ${teamId}`);
        const over = rows.filter(({ statusId }) => statusId === 'FINISHED').length;
        context.expectEqual(
          over,
          which === 'Finished' ? rows.length : 0,
          `the number of finished matches of ${teamId}`,
        );
      }
    };
    await suite.checkPatiently(id, 'are matches of the team, with the right state', run);
    await suite.rules.checkPatiently(id, 'are sorted by start time', async (context) => {
      const inOrder = which === 'Finished' ? isDescending : isAscending;
      for (const { id: teamId } of rankings.slice(0, 4)) {
        const rows = await context.api.GET(`/teams/matches/${path}`, {
          params: { query: { ...offset, teamId, size: 100 } },
        });
        if (!inOrder(rows.map(({ startTime }) => startTime)))
          context.fail('the matches are not sorted by start time');
      }
    });
  }
}

const YEAR_SECONDS = 365 * 86_400;

/**
 * A server may ignore the opponent: then the list has all matches, those of both teams among them. Those of a cup need
 * not be listed for longer than a year.
 */
async function checkMeetings(suite: Suite, { rankings }: SampleData): Promise<void> {
  if (!offers(suite, 'listTeamFinishedMatches', 'opponentId')) return;
  const run: Run = async (context) => {
    for (const { id: teamId } of rankings.slice(0, 2)) {
      const list = (opponentId?: string) =>
        context.api.GET('/teams/matches/finished', {
          params: { query: { ...offset, teamId, size: 100, ...(opponentId && { opponentId }) } },
        });
      const [last, ...others] = await list();
      if (!last) continue;
      const opponentId = (last.homeTeam.id === teamId ? last.awayTeam : last.homeTeam).id;
      const isAgainst = ({ homeTeam, awayTeam, startTime }: Match) =>
        [homeTeam.id, awayTeam.id].includes(opponentId) &&
        startTime > last.startTime - YEAR_SECONDS;
      const meetings = new Set((await list(opponentId)).map(({ id }) => id));
      const missing = [last, ...others].find(
        (match) => isAgainst(match) && !meetings.has(match.id),
      );
      if (missing) context.fail(`${missing.id} is no meeting of ${teamId} and ${opponentId}`);
    }
  };
  await suite.rules.checkPatiently(
    'listTeamFinishedMatches',
    'have all meetings with an opponent',
    run,
  );
}

async function checkTournaments(suite: Suite, { rankings }: SampleData): Promise<void> {
  await suite.check(
    'listTeamUpcomingTournaments',
    'every tournament includes the team',
    async (context) => {
      for (const { id: teamId } of rankings.slice(0, 4)) {
        const query = { ...offset, teamId };
        const rows = await context.api.GET('/teams/tournaments/upcoming', { params: { query } });
        const without = rows.find(
          ({ teams }) => teams.length > 0 && !teams.some(({ id }) => id === teamId),
        );
        if (without) context.fail(`the teams of ${without.id} do not include ${teamId}`);
      }
    },
  );
}

export async function teamInvariants(suite: Suite, sampleData: SampleData): Promise<void> {
  await checkRankings(suite, sampleData);
  await checkDetails(suite, sampleData);
  await checkStreaks(suite, sampleData);
  await checkMatches(suite, sampleData);
  await checkMeetings(suite, sampleData);
  await checkTournaments(suite, sampleData);
}
