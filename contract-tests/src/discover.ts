import type { Match, NewsItem, SportType, TeamRanking, Tournament } from '@touchline/types';
import { DateTime } from 'luxon';
import { COMPACT_DATE } from './compact-date.ts';
import { readingMiddleware } from './http/answer-reader.ts';
import type { Suite } from './suite.ts';
import { usableRows } from './usable-rows.ts';

/** Data of the server under test, for the requests of the cases. */
export interface SampleData {
  readonly today: string;
  readonly matches: readonly Match[];
  readonly finished: readonly Match[];
  readonly tournaments: readonly Tournament[];
  readonly rankings: readonly TeamRanking[];
  readonly news: readonly NewsItem[];
}

const SPORTS: SportType[] = ['football', 'basketball', 'esports'];

/** The server's time: the mock API may simulate another year. */
function worldTime(response: Response | undefined): number {
  const worldNow = Date.parse(response?.headers.get('x-world-now') ?? '');
  return Number.isNaN(worldNow) ? Date.now() : worldNow;
}

/** The lists of all sports. A list that fails is empty; its own cases report it. */
async function ofAllSports<T>(
  kind: Parameters<typeof usableRows>[0],
  list: (sportType: SportType) => Promise<T[]>,
): Promise<T[]> {
  const lists = await Promise.all(SPORTS.map((sport) => list(sport).catch((): T[] => [])));
  return lists.flatMap((rows) => usableRows<T>(kind, rows));
}

export async function discover({ contract, connect }: Suite): Promise<SampleData> {
  const api = connect();
  api.use(readingMiddleware(contract));
  const params = { query: { limit: 20 } };
  const first = await api.request('get', '/matches/live', { params }).catch(() => undefined);
  const live = usableRows<Match>('match', first?.data);
  const now = worldTime(first?.response);
  const time = DateTime.fromMillis(now, { zone: 'utc' });
  const today = time.toFormat(COMPACT_DATE);
  const yesterday = time.minus({ days: 1 }).toFormat(COMPACT_DATE);
  const offset = { timezoneOffset: 0 };
  const day = (date: string) =>
    ofAllSports('match', (sportType) =>
      api.GET('/matches', { params: { query: { ...offset, date, sportType } } }),
    );
  const todays = await day(today);
  const yesterdays = await day(yesterday);
  const matches = [...live, ...todays, ...yesterdays];
  return {
    today,
    matches: [...new Map(matches.map((match) => [match.id, match])).values()],
    finished: yesterdays.filter(({ statusId }) => statusId === 'FINISHED'),
    tournaments: await ofAllSports('tournament', (sportType) =>
      api.GET('/tournaments/ongoing', {
        params: { query: { ...offset, sportType, page: 1, size: 100 } },
      }),
    ),
    rankings: await ofAllSports('ranking', (sportType) =>
      api.GET('/teams/rankings', { params: { query: { sportType, page: 1, size: 20 } } }),
    ),
    news: await ofAllSports('news', (sportType) =>
      api.GET('/news', { params: { query: { sportType, limit: 20 } } }),
    ),
  };
}
