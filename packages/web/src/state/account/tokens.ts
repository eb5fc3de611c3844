import type { TokenPair } from '@touchline/types';
import { readAccessToken, type TokenHolder } from '../../api/access-token.ts';
import { isRecord, readStored, removeStored, writeStored } from '../storage/storage.ts';

/** Also read by the theme script. */
export const TOKENS_KEY = 'touchline.tokens';

/** ENT-1, as in local storage. Untrusted: may have been edited. */
export interface StoredTokens extends Partial<TokenPair> {
  /** Milliseconds by which the server's clock was ahead of this device's when it issued the tokens. */
  ahead?: number;
}

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function readTokens(): StoredTokens {
  const { accessToken, refreshToken, ahead } = readStored(TOKENS_KEY, isRecord) ?? {};
  return {
    ...(isToken(accessToken) && { accessToken }),
    ...(isToken(refreshToken) && { refreshToken }),
    ...(Number.isFinite(ahead) && { ahead: ahead as number }),
  };
}

export const writeTokens = (tokens: StoredTokens): void => writeStored(TOKENS_KEY, tokens);

export const clearTokens = (): void => removeStored(TOKENS_KEY);

/** SES-1: the holder of the access token, unless it has expired by the clock of the server that issued it. */
export function tokenHolder(
  { accessToken, ahead = 0 }: StoredTokens,
  now: number,
): TokenHolder | undefined {
  const holder = accessToken === undefined ? undefined : readAccessToken(accessToken);
  return holder && holder.exp * 1000 > now + ahead ? holder : undefined;
}
