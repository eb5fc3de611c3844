import type { FairTurns } from '@touchline/shared/server/fair-turns';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../cache/single-flight.ts';
import type { GatewayConfig } from '../config.ts';
import { ageMs } from '../http/age-ms.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { MakePage, Page, PageVisit } from './page.ts';
import { PageCacheKeys } from './page-cache-keys.ts';
import { trackCookieReads } from './track-cookie-reads.ts';

interface PageCacheOptions {
  readonly config: Pick<GatewayConfig, 'cacheBytes'>;
  readonly clock: () => number;
  readonly metrics: Pick<Metrics, 'pages' | 'watchCacheBytes'>;
  readonly storesNothing: boolean;
  readonly turns: Pick<FairTurns, 'isWaiting'>;
}

export interface ServedPage {
  readonly page: Page;
  /** RFC 9211. */
  readonly cacheStatus: string;
  /** Set for a fresh cached page: when it was made, and for how long it is fresh. */
  readonly fresh?: {
    readonly madeAt: number;
    readonly freshMs: number;
    /** The cookies that the page depends on. */
    readonly cookieNames: readonly string[];
  };
}

interface CachedPage {
  readonly page: Page;
  readonly madeAt: number;
}

const FRESH_MS = 1000;
const STALE_MS = 3000;
const OVERHEAD_BYTES = 2048;
/** For the compressed forms of a body, which are made within seconds. */
const COMPRESSED_SHARE = 0.4;

const sizeOf = ({ page }: CachedPage, key: string) =>
  Math.ceil(page.representation.body.length * (1 + COMPRESSED_SHARE)) + key.length + OVERHEAD_BYTES;

/**
 * Caches pages for seconds, so that concurrent visitors with the same preferences share one render. The cookies that are
 * part of the key are not configured, but those that the render has read.
 */
export function createPageCache(
  makePage: MakePage,
  { config, clock, metrics, storesNothing, turns }: PageCacheOptions,
) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: config.cacheBytes / 4,
    sizeCalculation: sizeOf,
  });
  metrics.watchCacheBytes('pages', () => pages.calculatedSize);
  const flights = new SingleFlight<{ page: Page; key: string }>();
  const keys = new PageCacheKeys();

  /** Drops expired pages, least recently visited first. */
  function dropExpired(): void {
    for (;;) {
      const { value: key } = pages.rkeys().next();
      const madeAt = key === undefined ? undefined : pages.peek(key)?.madeAt;
      if (madeAt === undefined || ageMs(madeAt, clock()) < FRESH_MS + STALE_MS) return;
      pages.delete(key as string);
    }
  }

  const make = (visit: PageVisit) => async (signal: AbortSignal) => {
    const { cookies, names } = trackCookieReads(visit.cookies);
    const made = await makePage({ ...visit, cookies, context: { ...visit.context, signal } });
    const page = storesNothing ? { ...made, isCacheable: false } : made;
    const key = keys.addCookies(visit, names);
    dropExpired();
    if (page.isCacheable) pages.set(key, { page, madeAt: clock() });
    return { page, key };
  };

  const serve = (page: Page, result: string, status: string): ServedPage => {
    metrics.pages.inc({ result });
    return { page, cacheStatus: `touchline-pages; ${status}` };
  };

  /** A page that a network asks for while its others wait is for that network alone: no other visitor waits behind them. */
  const flightOf = (key: string, { context: { network = '' } }: PageVisit) => {
    const own = `${network} ${key}`;
    return !flights.has(key) && (flights.has(own) || turns.isWaiting(network)) ? own : key;
  };

  return async (visit: PageVisit): Promise<ServedPage> => {
    const key = keys.keyOf(visit);
    const cached = pages.get(key);
    const age = cached ? ageMs(cached.madeAt, clock()) : Number.POSITIVE_INFINITY;
    if (cached && age < FRESH_MS) {
      const { madeAt } = cached;
      const cookieNames = keys.namesOf(visit);
      const fresh = { madeAt, freshMs: FRESH_MS, cookieNames };
      return { ...serve(cached.page, 'hit', 'hit'), fresh };
    }
    if (cached && age < FRESH_MS + STALE_MS) {
      // A network whose pages wait would have it made last.
      if (!turns.isWaiting(visit.context.network ?? ''))
        flights.join(key, undefined, make(visit)).catch(() => {});
      return serve(cached.page, 'stale', 'hit; detail=stale-while-revalidate');
    }
    const flight = flightOf(key, visit);
    const { value, hasJoined } = await flights.join(flight, visit.context.signal, make(visit));
    if (!hasJoined) return serve(value.page, 'miss', 'fwd=miss');
    // The render may have read a cookie that was not yet in the key, and in which this visit differs.
    if (value.page.isCacheable && value.key === keys.keyOf(visit)) {
      return serve(value.page, 'collapsed', 'fwd=miss; collapsed');
    }
    const { page } = await make(visit)(visit.context.signal);
    return serve(page, 'miss', 'fwd=miss');
  };
}
