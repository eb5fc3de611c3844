import type { Operation } from '@touchline/types/contract';

/** From the contract's policy; what was made for one caller alone is kept by nobody. */
export function cacheControl({ id, cache }: Operation, forOneCaller: boolean): string {
  if (forOneCaller || !cache) return 'private, no-store';
  if (id === 'getImage') return 'public, max-age=31536000, immutable';
  const { fresh, stale, onError } = cache;
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`;
}
