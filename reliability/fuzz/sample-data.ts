import type { SampleData } from '@touchline/contract-tests/discover';
import type { Match, NewsItem, Tournament } from '@touchline/types';

/** The instant of each world is fixed, so that every run has the same matches. */
export const WORLD_AT = {
  small: '2026-11-28T15:20:00Z',
  standard: '2026-11-28T15:20:00Z',
  history: '2012-05-13T15:20:00Z',
} as const;

export type WorldName = keyof typeof WORLD_AT;

const DAY_MS = 86_400_000;

const compact = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/** Data that stands in every run, because it is of a past day: the same seed must make the same requests. */
export async function readSampleData(origin: string, world: WorldName): Promise<SampleData> {
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${origin}/api${path}`);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return ((await response.json()) as { data: T }).data;
  };
  const now = Date.parse(WORLD_AT[world]);
  const date = compact(now - 7 * DAY_MS);
  const matches = await read<Match[]>(`/matches?date=${date}&timezoneOffset=0&sportType=football`);
  return {
    today: compact(now),
    sports: ['football', 'basketball', 'esports'],
    matches,
    finished: matches.filter(({ statusId }) => statusId === 'FINISHED'),
    tournaments: await read<Tournament[]>(
      '/tournaments/ongoing?timezoneOffset=0&sportType=football&size=100',
    ),
    rankings: [],
    news: (await read<NewsItem[]>('/news?sportType=football&limit=20')).slice(-1),
  };
}
