import type { CallRow } from '../console-data.ts';

/** Cache-Status in a word (RFC 9211). */
const CACHE_WORDS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/stale-while-revalidate/, 'stale'],
  [/stale-if-error/, 'stale, upstream failed'],
  [/detail=shared/, 'hit, other replica'],
  [/; hit/, 'hit'],
  [/collapsed/, 'joined'],
  [/detail=private/, 'private'],
  [/fwd=stale/, 'renewed'],
  [/fwd=bypass/, 'not cached'],
  [/fwd=miss/, 'miss'],
];

export const cacheText = (cacheStatus: string | undefined): string =>
  CACHE_WORDS.find(([pattern]) => pattern.test(cacheStatus ?? ''))?.[1] ?? '–';

export function contractText({ violations }: Pick<CallRow, 'violations'>): string {
  if (!violations) return '–';
  if (violations.length === 0) return '✓';
  return violations.length === 1 ? '1 violation' : `${violations.length} violations`;
}

export const bytesText = (bytes: number | undefined): string => {
  if (bytes === undefined) return '–';
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
};

export function timeText({ ms, eventCount }: Pick<CallRow, 'ms' | 'eventCount'>): string {
  if (ms !== undefined) return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  if (eventCount === undefined) return 'open';
  return eventCount === 1 ? 'open, 1 event' : `open, ${eventCount} events`;
}

/** The query without its encoding, or for a page its address. */
export function parametersText({ url, operation }: Pick<CallRow, 'url' | 'operation'>): string {
  if (operation === 'page') return url;
  const { pathname, searchParams } = new URL(url, 'http://site');
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join(' ');
  return query || pathname.split('/').slice(-1).join('');
}

/** Indented where it is JSON. */
export function prettyBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
