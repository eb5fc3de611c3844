/** The facts about a request that decide how the worker treats it. */
export interface WorkerRequest {
  readonly method: string;
  readonly url: URL;
  readonly origin: string;
  readonly isNavigation: boolean;
  readonly accept: string;
  readonly hasToken: boolean;
}

/** `pass`: the browser sends the request itself. `page` and `call`: network first. `file`: cache first. */
export type CacheStrategy = 'pass' | 'page' | 'call' | 'file';

const ACCOUNT_PAGES = ['/login', '/register', '/account'];
const MIN_UPDATE_INTERVAL_MS = 30_000;

export function cacheStrategy(
  { method, url, origin, isNavigation, accept, hasToken }: WorkerRequest,
  uncachedPaths: readonly string[],
): CacheStrategy {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || hasToken) return 'pass';
  if (isNavigation) return 'page';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/api/images/')) return 'file';
  if (!pathname.startsWith('/api/') || accept.includes('text/event-stream')) return 'pass';
  return uncachedPaths.includes(pathname) ? 'pass' : 'call';
}

const headerMatches = (headers: Headers, name: string, pattern: RegExp) =>
  pattern.test(headers.get(name) ?? '');

/** Only public responses: neither `private` nor `no-store`. */
export const isCacheableResponse = ({ status, headers }: Response): boolean =>
  status === 200 && !headerMatches(headers, 'cache-control', /\b(private|no-store)\b/i);

/**
 * Pages are rendered without a token. They are `private` because they depend on the visitor's preferences, which
 * concerns shared caches, not the visitor's own device.
 */
export function isCacheablePage(
  { status, redirected, headers }: Response,
  { pathname }: URL,
): boolean {
  const isAccountPage = ACCOUNT_PAGES.some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return (
    status === 200 &&
    !redirected &&
    !isAccountPage &&
    headerMatches(headers, 'content-type', /^text\/html/) &&
    !headerMatches(headers, 'cache-control', /\bno-store\b/i)
  );
}

/** Lists that are requested every few seconds are not written each time. */
export const isDueForUpdate = (cachedAt: number | undefined, now: number): boolean =>
  cachedAt === undefined || now - cachedAt >= MIN_UPDATE_INTERVAL_MS;

const CACHE_PREFIX = 'touchline-';
export type CacheKind = 'files' | 'images' | 'pages' | 'answers';

export const cacheName = (kind: CacheKind, version: string): string =>
  `${CACHE_PREFIX}${kind}-${version}`;

/** The site's caches of other builds; caches without its prefix are not its own. */
export const outdatedCaches = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(CACHE_PREFIX) && !name.endsWith(`-${version}`));

/** The entries to delete, for keys in the order in which they were written. */
export const entriesOverLimit = <T>(keys: readonly T[], limit: number): readonly T[] =>
  keys.slice(0, Math.max(0, keys.length - limit));
