import type { Client } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

type Row = { id: string };
type ListPage = (api: Client, paging: { page: number; size: number }) => Promise<Row[]>;

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

type Tournaments = '/tournaments/ongoing' | '/tournaments/upcoming' | '/tournaments/finished';

const tournamentsOf =
  (path: Tournaments, sportType: 'football' | 'esports'): ListPage =>
  (api, paging) =>
    api.GET(path, { params: { query: { timezoneOffset: 0, sportType, ...paging } } });

function pagedLists({ tournaments, finished, rankings }: SampleData): [OperationId, ListPage][] {
  const played = new Set(finished.map(({ tournament }) => tournament.id));
  const tournamentId = (tournaments.find(({ id }) => played.has(id)) ?? tournaments[0])?.id ?? '';
  const teamId = finished[0]?.homeTeam.id ?? rankings[0]?.id ?? '';
  const ofTournament =
    (path: '/tournaments/matches/upcoming' | '/tournaments/matches/finished'): ListPage =>
    (api, paging) =>
      api.GET(path, { params: { query: { tournamentId, ...paging } } });
  const ofTeam =
    (path: '/teams/matches/upcoming' | '/teams/matches/finished'): ListPage =>
    (api, paging) =>
      api.GET(path, { params: { query: { teamId, timezoneOffset: 0, ...paging } } });
  const rankingOfFootball: ListPage = (api, paging) =>
    api.GET('/teams/rankings', { params: { query: { sportType: 'football', ...paging } } });
  return [
    ['listOngoingTournaments', tournamentsOf('/tournaments/ongoing', 'football')],
    ['listUpcomingTournaments', tournamentsOf('/tournaments/upcoming', 'esports')],
    ['listFinishedTournaments', tournamentsOf('/tournaments/finished', 'esports')],
    ['listTournamentUpcomingMatches', ofTournament('/tournaments/matches/upcoming')],
    ['listTournamentFinishedMatches', ofTournament('/tournaments/matches/finished')],
    ['listTeamUpcomingMatches', ofTeam('/teams/matches/upcoming')],
    ['listTeamFinishedMatches', ofTeam('/teams/matches/finished')],
    ['listTeamRankings', rankingOfFootball],
  ];
}

/** Three pages of three rows equal one page of nine, and a page past the end is empty. */
export async function pagingInvariant(suite: Suite, sampleData: SampleData): Promise<void> {
  for (const [id, list] of pagedLists(sampleData)) {
    if (!offers(suite, id, 'page')) continue;
    const run: Run = async (context) => {
      const page = (page: number, size: number) => list(context.api, { page, size });
      const whole = await page(1, 9);
      const parts = [...(await page(1, 3)), ...(await page(2, 3)), ...(await page(3, 3))];
      context.expectEqual(ids(parts), ids(whole), 'three pages of three, and one of nine');
      if (new Set(ids(whole)).size < whole.length) context.fail('a row occurs twice');
      context.expectEqual((await page(10_000, 3)).length, 0, 'rows on page 10,000');
    };
    const { parameters } = suite.operation(id);
    const isExtra = parameters.some((one) => one.name === 'page' && one.extra);
    // A server may ignore an extra parameter.
    const { checkPatiently } = isExtra ? suite.rules : suite;
    await checkPatiently(id, 'pages neither overlap nor leave gaps', run);
  }
}
