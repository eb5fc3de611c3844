import { COVERED_FOR_S } from '@touchline/shared/spoilers/covered-matches';
import type { Match, SportType } from '@touchline/types';
import { sports } from '@touchline/types/client-contract';
import { LRUCache } from 'lru-cache';
import type { Call } from '../call.ts';
import { dataOf, type OwnCallOptions, ownCalls } from '../own-calls.ts';

export interface RecentMatchesOptions extends OwnCallOptions {
  readonly nowFor: (context: Pick<Call, 'world' | 'requestId' | 'signal'>) => Promise<number>;
  readonly clock: () => number;
}

/** The matches of the last days at an instant, in seconds. */
export interface RecentMatches {
  readonly now: number;
  readonly matches: readonly Match[];
}

const DAY_S = 86_400;
const FRESH_MS = 10_000;
const MAX_LISTS = 16;

const compactDay = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 10).replaceAll('-', '');

/** Reads the lists of the days that may have covered matches, once for all visitors with the same language. */
export function createRecentMatches(options: RecentMatchesOptions) {
  const { nowFor, clock } = options;
  const { operation, get } = ownCalls(options);
  const lists = new LRUCache<string, { madeAt: number; recent: Promise<RecentMatches> }>({
    max: MAX_LISTS,
  });

  async function read({ language = 'en', world, requestId }: Call): Promise<RecentMatches> {
    // Without the signal of the call: others wait for these lists too.
    const { signal } = new AbortController();
    const now = Math.floor((await nowFor({ world, requestId, signal })) / 1000);
    if (!operation('listMatches')) return { now, matches: [] };
    const days = new Set<string>();
    for (let at = now - COVERED_FOR_S; at <= now; at += DAY_S) days.add(compactDay(at));
    const fetchDay = async (day: string, sport: SportType): Promise<Match[]> => {
      const query = `date=${day}&timezoneOffset=0&sportType=${sport}`;
      return dataOf(await get('listMatches', query, { language, world, requestId, signal }));
    };
    const found = await Promise.all(
      [...days].flatMap((day) => sports.map((sport) => fetchDay(day, sport))),
    );
    return { now, matches: found.flat() };
  }

  return (call: Call): Promise<RecentMatches> => {
    const key = `${call.language ?? ''} ${call.world ? JSON.stringify(call.world) : ''}`;
    const cached = lists.get(key);
    if (cached && clock() - cached.madeAt < FRESH_MS) return cached.recent;
    const recent = read(call);
    lists.set(key, { madeAt: clock(), recent });
    recent.catch(() => lists.delete(key));
    return recent;
  };
}
