import { ApiProblem } from '@touchline/types';
import { type StoredTokens, tokenHolder } from './tokens.ts';

export interface TokenGuardParts {
  read(): StoredTokens;
  store(tokens: StoredTokens): void;
  clear(): void;
  refresh(refreshToken: string): Promise<StoredTokens & { accessToken: string }>;
  now(): number;
  /** Whether the device has a network. */
  isOnline(): boolean;
  wait(ms: number): Promise<void>;
  /** Runs `work` in one tab of this browser at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

export interface TokenGuard {
  /** A valid access token, refreshed if necessary. */
  token(): Promise<string>;
  /** A new access token in place of a stale one. */
  renew(stale: string): Promise<string>;
}

/** Within the ten seconds for which the server lets a refresh be repeated whose response was lost. */
const RETRY_AFTER_MS = [500, 2000];

const statusOf = (error: unknown) => (error instanceof ApiProblem ? error.status : undefined);

/** No response, or the gateway could not reach the server. */
const isPassing = (error: unknown) => [0, 502, 503, 504].includes(statusOf(error) ?? -1);

/** SES-2. The server ends the whole session when a refresh token is used twice: refreshes are single-flight. */
export function createTokenGuard(parts: TokenGuardParts): TokenGuard {
  let refreshing: Promise<string> | undefined;

  async function fetchTokens(refreshToken: string) {
    for (const pause of RETRY_AFTER_MS) {
      try {
        return await parts.refresh(refreshToken);
      } catch (error) {
        if (!isPassing(error)) throw error;
        await parts.wait(pause);
      }
    }
    return parts.refresh(refreshToken);
  }

  async function refresh(stale: string): Promise<string> {
    const { accessToken, refreshToken } = parts.read();
    // Another tab has refreshed already.
    if (accessToken && accessToken !== stale) return accessToken;
    if (!refreshToken) {
      parts.clear();
      throw new Error('No refresh token available');
    }
    if (!parts.isOnline()) throw new Error('Offline');
    const isSameSession = () => parts.read().refreshToken === refreshToken;
    try {
      const fresh = await fetchTokens(refreshToken);
      // The visitor has logged out meanwhile: discard the new tokens.
      if (!isSameSession()) throw new Error('Invalid session');
      parts.store(fresh);
      return fresh.accessToken;
    } catch (error) {
      if (parts.isOnline() && isSameSession()) parts.clear();
      throw error;
    }
  }

  const guard: TokenGuard = {
    async token() {
      const tokens = parts.read();
      const { accessToken, refreshToken } = tokens;
      if (!accessToken || !refreshToken) {
        parts.clear();
        throw new Error('Invalid session');
      }
      return tokenHolder(tokens, parts.now()) ? accessToken : guard.renew(accessToken);
    },
    renew(stale) {
      refreshing ??= parts
        .withLock(() => refresh(stale))
        .finally(() => {
          refreshing = undefined;
        });
      return refreshing;
    },
  };
  return guard;
}
