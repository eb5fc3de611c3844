import type { CachePolicy } from '@touchline/types/contract';

/** An operation's `x-cache` as Cache-Control of a shared response (RFC 9111 §5.2.2, RFC 5861). */
export const publicCacheControl = ({ fresh, stale, onError }: CachePolicy): string =>
  `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`;
