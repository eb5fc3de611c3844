import { LRUCache } from 'lru-cache';
import { Flights } from '../cache/single-flight.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Page, PageVisit, ProducePage } from './page.ts';
import { PageKeys } from './page-cache-keys.ts';
import { watchedCookies } from './track-cookie-reads.ts';

export interface KeptPagesOptions {
  readonly clock: () => number;
  readonly bytes: number;
  readonly count: Metrics['pages'];
}

export interface Served {
  readonly page: Page;
  /** RFC 9211. */
  readonly cacheStatus: string;
  /** From the cache, and for how long from its making it need not be made again, in milliseconds. */
  readonly fresh?: {
    readonly madeAt: number;
    readonly freshMs: number;
    readonly staleMs: number;
  };
}

interface Kept {
  readonly page: Page;
  readonly madeAt: number;
}

const FRESH_MS = 1000;
const STALE_MS = 3000;
const OVERHEAD = 2048;

const sizeOf = ({ page }: Kept, key: string) =>
  Math.ceil(page.representation.body.length * 1.4) + key.length + OVERHEAD;

/**
 * A page is the same for all whose preferences are: it is made once for a crowd, and kept for a moment.
 * Which cookies count is not configured but seen.
 */
export function keptPages(produce: ProducePage, { clock, bytes, count }: KeptPagesOptions) {
  const pages = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: sizeOf });
  const flights = new Flights<{ page: Page; key: string }>();
  const keys = new PageKeys();

  const make = (visit: PageVisit) => async (signal: AbortSignal) => {
    const { cookies, seen } = watchedCookies(visit.cookies);
    const page = await produce({ ...visit, cookies, context: { ...visit.context, signal } });
    const key = keys.learn(visit, seen);
    if (page.mayBeKept) pages.set(key, { page, madeAt: clock() });
    return { page, key };
  };

  const served = (page: Page, result: string, words: string): Served => {
    count.inc({ result });
    return { page, cacheStatus: `touchline-pages; ${words}` };
  };

  return async (visit: PageVisit): Promise<Served> => {
    const key = keys.of(visit);
    const kept = pages.get(key);
    const age = kept ? clock() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) {
      const fresh = { madeAt: kept.madeAt, freshMs: FRESH_MS, staleMs: STALE_MS };
      return { ...served(kept.page, 'hit', 'hit'), fresh };
    }
    if (kept && age < FRESH_MS + STALE_MS) {
      flights.join(key, undefined, make(visit)).catch(() => {});
      return served(kept.page, 'stale', 'hit; detail=stale-while-revalidate');
    }
    const { value, joined } = await flights.join(key, visit.context.signal, make(visit));
    if (!joined) return served(value.page, 'miss', 'fwd=miss');
    // The page may have looked at more than was known when we joined: then it is somebody else's.
    if (value.page.mayBeKept && value.key === keys.of(visit)) {
      return served(value.page, 'collapsed', 'fwd=miss; collapsed');
    }
    const own = await make(visit)(visit.context.signal);
    return served(own.page, 'miss', 'fwd=miss');
  };
}
