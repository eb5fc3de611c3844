import type { Tournament, TournamentSeason } from '@touchline/types';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { isAscending, isDescending } from './order.ts';
import { championErrors } from './tables/champion-errors.ts';

const offset = { timezoneOffset: 0 };

/** By the default of the contract, where a match does not have its tournament. */
const UNKNOWN_TOURNAMENT = 'unknown';

async function checkStates(suite: Suite, { today }: SampleData): Promise<void> {
  const now = (header: string | null) => Date.parse(header ?? '') / 1000 || Date.now() / 1000;
  const lists = {
    listOngoingTournaments: (t: Tournament, at: number) =>
      t.startTime <= at && (t.endTime || at) >= at,
    listUpcomingTournaments: (t: Tournament, at: number) => (t.startTime || at + 1) > at,
    listFinishedTournaments: (t: Tournament, at: number) => t.endTime < at,
  };
  for (const [id, fits] of Object.entries(lists) as [
    keyof typeof lists,
    (typeof lists)['listOngoingTournaments'],
  ][]) {
    const runOf =
      (sports: readonly string[]): Run =>
      async (context) => {
        for (const sportType of sports) {
          const query = { timezoneOffset: '0', sportType, page: '1', size: '100' };
          const response = await context.send(id, { query });
          const rows = (response.json as { data?: Tournament[] } | undefined)?.data ?? [];
          const at = now(response.headers.get('x-world-now'));
          const wrong = rows.find((row) => !fits(row, at));
          if (wrong)
            context.fail(`${wrong.id} (${wrong.startTime} to ${wrong.endTime}) is listed at ${at}`);
          const titles = new Set(rows.flatMap((row) => row.sportType ?? []));
          const foreign =
            sportType !== 'esports' && [...titles].some((title) => title !== sportType);
          if (foreign) context.fail(`a list of ${sportType} contains ${[...titles]}`);
        }
      };
    const sports = runOf(['football', 'basketball', 'esports']);
    await suite.checkPatiently(id, 'every tournament has the right state and sport', sports);
    await suite.rules.checkPatiently(id, 'a title has its own tournaments', runOf(['lol']));
  }
  const year: Run = async (context) => {
    const query = { ...offset, sportType: 'football' } as const;
    const byYear = await context.api.GET('/tournaments/current-year/v2', { params: { query } });
    context.expectEqual(Object.keys(byYear)[0], today.slice(0, 4), 'the first year');
  };
  await suite.rules.checkPatiently(
    'listCurrentYearTournaments',
    'starts with the current year',
    year,
  );
}

async function checkCountries(suite: Suite, { tournaments, rankings }: SampleData): Promise<void> {
  const known = tournaments.find(
    ({ sportType, country }) => sportType === 'football' && country.id,
  );
  const countryId = known?.country.id ?? '';
  const query = { ...offset, sportType: 'football', countryId, page: 1, size: 100 } as const;
  if (known)
    await suite.check('listOngoingTournaments', 'countryId filters by country', async (context) => {
      const rows = await context.api.GET('/tournaments/ongoing', { params: { query } });
      const foreign = rows.find(({ country }) => country.id && country.id !== countryId);
      if (foreign)
        context.fail(`${foreign.id} has the country ${foreign.country.id}, not ${countryId}`);
      if (rows.length === 0)
        context.fail(`${countryId} has no tournament, but one was found before`);
    });
  const team = rankings.find(({ country }) => country.id);
  if (team)
    await suite.check('listTeamRankings', 'countryId filters by country', async (context) => {
      const query = {
        sportType: 'football',
        countryId: team.country.id,
        page: 1,
        size: 20,
      } as const;
      const rows = await context.api.GET('/teams/rankings', { params: { query } });
      const foreign = rows.find(({ country }) => country.id && country.id !== team.country.id);
      if (foreign) context.fail(`${foreign.id} has the country ${foreign.country.id}`);
      if (rows.length === 0)
        context.fail(`${team.country.id} has no team, but one was found before`);
    });
}

/** The current season first; past ones of a league have the champion that leads their last table. */
async function checkSeasons(suite: Suite, { tournaments }: SampleData): Promise<void> {
  if (!offers(suite, 'listTournamentSeasons')) return;
  const league = tournaments.find(
    ({ type, stageDetails }) => type === 'league' && stageDetails.length === 1,
  );
  if (!league) return;
  const run: Run = async (context) => {
    const { status, json } = await context.send(
      'listTournamentSeasons',
      { query: { tournamentId: league.id, size: '3' } },
      200,
      404,
      501,
    );
    if (status !== 200) return;
    const [current, ...past] = (json as { data: TournamentSeason[] }).data;
    context.expectEqual(current?.id, league.currentSeasonId, 'the first season');
    for (const { id, champion } of past.filter((season) => season.champion)) {
      const params = { query: { seasonId: id } };
      const { tables } = await context.api.GET('/seasons/table', { params });
      const [first] = tables.length === 1 ? (tables[0]?.rows ?? []) : [];
      if (first) context.expectEqual(champion?.id, first.team.id, `the champion of ${id}`);
    }
  };
  await suite.checkPatiently('listTournamentSeasons', `the seasons of ${league.name}`, run);
}

async function checkDetails(suite: Suite, { tournaments }: SampleData): Promise<void> {
  const run: Run = async (context) => {
    for (const row of tournaments.slice(0, 4)) {
      if (!row.sportType) continue;
      const query = { ...offset, sportType: row.sportType, page: 1, size: 100 };
      const rows = await context.api.GET('/tournaments/ongoing', { params: { query } });
      const detail = await context.api.GET('/tournaments/info', {
        params: { query: { tournamentId: row.id } },
      });
      context.expectEqual(
        detail,
        rows.find(({ id }) => id === row.id),
        `${row.id}: detail and row`,
      );
    }
  };
  await suite.rules.checkPatiently('getTournament', 'the detail equals the row of the list', run);
}

async function checkMatches(suite: Suite, { tournaments }: SampleData): Promise<void> {
  for (const which of ['Upcoming', 'Finished'] as const) {
    const id = `listTournament${which}Matches` as const;
    const path = which === 'Finished' ? 'finished' : 'upcoming';
    const long = offers(suite, id, 'size') ? { size: 500 } : {};
    const run: Run = async (context) => {
      for (const { id: tournamentId } of tournaments.slice(0, 4)) {
        const rows = await context.api.GET(`/tournaments/matches/${path}`, {
          params: { query: { tournamentId, ...long } },
        });
        const foreign = rows.find(
          ({ tournament: { id } }) => id !== tournamentId && id !== UNKNOWN_TOURNAMENT,
        );
        if (foreign) context.fail(`${foreign.id} is not a match of ${tournamentId}`);
        const over = rows.filter(({ statusId }) => statusId === 'FINISHED').length;
        context.expectEqual(
          over,
          which === 'Finished' ? rows.length : 0,
          `the number of finished matches of ${tournamentId}`,
        );
      }
    };
    await suite.checkPatiently(id, 'are matches of the tournament, with the right state', run);
    await suite.rules.checkPatiently(id, 'are sorted by start time', async (context) => {
      const inOrder = which === 'Finished' ? isDescending : isAscending;
      for (const { id: tournamentId } of tournaments.slice(0, 4)) {
        const rows = await context.api.GET(`/tournaments/matches/${path}`, {
          params: { query: { tournamentId, ...long } },
        });
        if (!inOrder(rows.map(({ startTime }) => startTime)))
          context.fail('the matches are not sorted by start time');
      }
    });
  }
}

async function checkChampions(suite: Suite): Promise<void> {
  if (!offers(suite, 'listTournamentFinishedMatches', 'size')) return;
  const run: Run = async (context) => {
    for (const sportType of ['football', 'basketball', 'esports'] as const) {
      const query = { ...offset, sportType, page: 1, size: 3 };
      for (const row of await context.api.GET('/tournaments/finished', { params: { query } })) {
        const matches = await context.api.GET('/tournaments/matches/finished', {
          params: { query: { tournamentId: row.id, size: 20 } },
        });
        for (const error of championErrors(row, matches)) context.fail(error);
      }
    }
  };
  await suite.rules.checkPatiently(
    'listFinishedTournaments',
    'the champion has won the final',
    run,
  );
}

export async function tournamentInvariants(suite: Suite, sampleData: SampleData): Promise<void> {
  await checkStates(suite, sampleData);
  await checkCountries(suite, sampleData);
  await checkDetails(suite, sampleData);
  await checkSeasons(suite, sampleData);
  await checkMatches(suite, sampleData);
  await checkChampions(suite);
}
