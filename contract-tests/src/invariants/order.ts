import type { Client } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

/** The values that a list is sorted by, descending ones negated. */
type ReadKeys = (api: Client) => Promise<readonly number[]>;

const isAscending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value >= (values[i - 1] as number));

const startsOf = (rows: readonly { startTime: number }[]) => rows.map(({ startTime }) => startTime);
const endsFirst = (rows: readonly { startTime: number }[]) => startsOf(rows).map((at) => -at);

function sortedLists({ today, rankings, tournaments }: SampleData) {
  const tournamentId = tournaments[0]?.id ?? '';
  const teamId = rankings[0]?.id ?? '';
  const day = { date: today, timezoneOffset: 0, sportType: 'football' } as const;
  const ofTournament = { params: { query: { tournamentId } } };
  const ofTeam = { params: { query: { teamId, timezoneOffset: 0 } } };
  const lists: readonly [OperationId, string, ReadKeys][] = [
    [
      'listMatches',
      'by start time',
      async (api) => startsOf(await api.GET('/matches', { params: { query: day } })),
    ],
    [
      'listLiveMatches',
      'by start time',
      async (api) =>
        startsOf(await api.GET('/matches/live', { params: { query: { limit: 2000 } } })),
    ],
    [
      'listTournamentUpcomingMatches',
      'by start time',
      async (api) => startsOf(await api.GET('/tournaments/matches/upcoming', ofTournament)),
    ],
    [
      'listTournamentFinishedMatches',
      'latest first',
      async (api) => endsFirst(await api.GET('/tournaments/matches/finished', ofTournament)),
    ],
    [
      'listTeamUpcomingMatches',
      'by start time',
      async (api) => startsOf(await api.GET('/teams/matches/upcoming', ofTeam)),
    ],
    [
      'listTeamFinishedMatches',
      'latest first',
      async (api) => endsFirst(await api.GET('/teams/matches/finished', ofTeam)),
    ],
    [
      'listTeamRankings',
      'by rank',
      async (api) => {
        const query = { sportType: 'football', size: 100 } as const;
        const rows = await api.GET('/teams/rankings', { params: { query } });
        return rows.flatMap(({ ranking }) => ranking ?? []);
      },
    ],
    [
      'listNews',
      'latest first',
      async (api) => {
        const items = await api.GET('/news', { params: { query: { limit: 30 } } });
        return items.flatMap(({ created_at }) => (created_at ? -created_at : []));
      },
    ],
  ];
  return lists;
}

/** Lists are sorted as the contract says. */
export async function orderInvariant(suite: Suite, sampleData: SampleData): Promise<void> {
  for (const [id, order, readKeys] of sortedLists(sampleData)) {
    if (!offers(suite, id)) continue;
    await suite.rules.checkPatiently(id, `the list is sorted ${order}`, async ({ api, fail }) => {
      if (!isAscending(await readKeys(api))) fail(`the list is not sorted ${order}`);
    });
  }
}
