import type { Match, SportType, TeamRanking, Tournament } from '@touchline/types';
import type { JsonSchema } from '@touchline/types/contract';
import { dataOf } from './http/read-response.ts';
import type { Suite } from './suite.ts';

/** Data of the server under test, from which the cases take their values. */
export interface SampleData {
  readonly today: string;
  readonly sports: readonly SportType[];
  readonly matches: readonly Match[];
  readonly finished: readonly Match[];
  readonly tournaments: readonly Tournament[];
  readonly rankings: readonly TeamRanking[];
}

const SPORTS: SportType[] = ['football', 'basketball', 'esports'];

const compact = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** The server's time: a bundled API may simulate another year. */
function worldTime(headers: Headers): number {
  const worldNow = Date.parse(headers.get('x-world-now') ?? '');
  return Number.isNaN(worldNow) ? Date.now() : worldNow;
}

export async function discover({ contract, send, operation }: Suite): Promise<SampleData> {
  const get = (id: Parameters<typeof operation>[0], query: Record<string, string>) =>
    send(operation(id), { query });
  const live = await get('listLiveMatches', { limit: '20' });
  const now = worldTime(live.headers);
  const [today, yesterday] = [compact(now), compact(now - 86_400_000)];

  async function lists<T>(
    id: Parameters<typeof operation>[0],
    query: Record<string, string>,
  ): Promise<T[]> {
    const responses = await Promise.all(
      SPORTS.map((sportType) => get(id, { ...query, sportType })),
    );
    return responses.flatMap((response) => dataOf<T[] | undefined>(response) ?? []);
  }

  const offset = { timezoneOffset: '0' };
  const todays = await lists<Match>('listMatches', { ...offset, date: today });
  const yesterdays = await lists<Match>('listMatches', { ...offset, date: yesterday });
  const matches = [...(dataOf<Match[] | undefined>(live) ?? []), ...todays, ...yesterdays];
  const sportType = contract.schemas.components.schemas.SportType as JsonSchema;
  return {
    today,
    sports: sportType.enum as SportType[],
    matches: [...new Map(matches.map((match) => [match.id, match])).values()],
    finished: yesterdays.filter(({ statusId }) => statusId === 'FINISHED'),
    tournaments: await lists<Tournament>('listOngoingTournaments', { ...offset, size: '100' }),
    rankings: await lists<TeamRanking>('listTeamRankings', { size: '20' }),
  };
}
