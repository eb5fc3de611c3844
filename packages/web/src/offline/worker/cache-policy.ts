/** What the worker needs to know of a request. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly origin: string;
  readonly navigates: boolean;
  readonly accept: string;
  readonly signed: boolean;
}

/** `pass`: the worker keeps out of it. */
export type Way = 'pass' | 'page' | 'call' | 'file';

const accountPages = ['/login', '/register', '/account'];
const accountCalls = ['/api/auth/', '/api/register', '/api/ai/'];

export function wayOf({ method, url, origin, navigates, accept, signed }: Asked): Way {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || signed) return 'pass';
  if (navigates) return 'page';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/api/images/')) return 'file';
  if (!pathname.startsWith('/api/') || accept.includes('text/event-stream')) return 'pass';
  const closed =
    pathname === '/api/live/stream' || accountCalls.some((one) => pathname.startsWith(one));
  return closed ? 'pass' : 'call';
}

const says = (headers: Headers, name: string, word: RegExp) => word.test(headers.get(name) ?? '');

/** Only what anybody may have: what an answer calls one person's own, or not to be stored, is not. */
export const mayKeepAnswer = ({ status, headers }: Response): boolean =>
  status === 200 && !says(headers, 'cache-control', /\b(private|no-store)\b/i);

/**
 * A page is drawn for everybody, without a token; `private` says to caches in between that it follows a
 * visitor's preferences, which on his own device it may.
 */
export function mayKeepPage({ status, redirected, headers }: Response, { pathname }: URL): boolean {
  const ofAccount = accountPages.some((one) => pathname === one || pathname.startsWith(`${one}/`));
  return (
    status === 200 &&
    !redirected &&
    !ofAccount &&
    says(headers, 'content-type', /^text\/html/) &&
    !says(headers, 'cache-control', /\bno-store\b/i)
  );
}

/** Lists that are asked for every few seconds are not written down each time. */
export const isWorthKeeping = (keptAt: number | undefined, now: number): boolean =>
  keptAt === undefined || now - keptAt >= 30_000;

const family = 'touchline-';
export type Store = 'files' | 'pages' | 'answers';

export const storeName = (store: Store, version: string): string => `${family}${store}-${version}`;

/** What other builds have left behind; what is not ours is nobody's business. */
export const leftBehind = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(family) && !name.endsWith(`-${version}`));

/** So many at most, the last kept last: the first of them are to go. */
export const tooMany = <T>(keys: readonly T[], most: number): readonly T[] =>
  keys.slice(0, Math.max(0, keys.length - most));
