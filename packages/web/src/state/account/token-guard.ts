import { type StoredTokens, tokenHolder } from './tokens.ts';

export interface TokenGuardParts {
  read(): StoredTokens;
  store(tokens: StoredTokens): void;
  clear(): void;
  refresh(refreshToken: string): Promise<StoredTokens & { accessToken: string }>;
  now(): number;
  /** Runs `work` in one tab of this browser at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

export interface TokenGuard {
  /** A valid access token, refreshed if necessary. */
  token(): Promise<string>;
  /** A new access token in place of a stale one. */
  renew(stale: string): Promise<string>;
}

/** SES-2. The server ends the whole session when a refresh token is used twice: refreshes are single-flight. */
export function createTokenGuard(parts: TokenGuardParts): TokenGuard {
  let refreshing: Promise<string> | undefined;

  async function refresh(stale: string): Promise<string> {
    const { accessToken, refreshToken } = parts.read();
    // Another tab has refreshed already.
    if (accessToken && accessToken !== stale) return accessToken;
    const isSameSession = () => parts.read().refreshToken === refreshToken;
    try {
      if (!refreshToken) throw new Error('No refresh token available');
      const fresh = await parts.refresh(refreshToken);
      // The visitor has logged out meanwhile: discard the new tokens.
      if (!isSameSession()) throw new Error('Invalid session');
      parts.store(fresh);
      return fresh.accessToken;
    } catch (error) {
      if (isSameSession()) parts.clear();
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
