import { readAccessToken, type TokenHolder } from '../../api/access-token.ts';
import type { StoredTokens } from './tokens.ts';

/** SES-1: whom the access token names, while its end is in the future by the clock of the server that made it. */
export function tokenHolder(
  { accessToken, ahead = 0 }: StoredTokens,
  now: number,
): TokenHolder | undefined {
  const holder = accessToken === undefined ? undefined : readAccessToken(accessToken);
  return holder && holder.exp * 1000 > now + ahead ? holder : undefined;
}
