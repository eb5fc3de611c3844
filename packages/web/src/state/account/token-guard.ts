import { tokenHolder } from './current-holder.ts';
import type { StoredTokens } from './tokens.ts';

export interface TokenGuardParts {
  read(): StoredTokens;
  keep(tokens: StoredTokens): void;
  clear(): void;
  refresh(refreshToken: string): Promise<StoredTokens & { accessToken: string }>;
  now(): number;
  /** Lets one work run at a time in all tabs of this browser. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export interface TokenGuard {
  /** An access token that is good now. */
  token(): Promise<string>;
  /** Another one in the place of one that is good no more. */
  renew(stale: string): Promise<string>;
}

/** SES-2. A refresh token that is used twice ends the whole session, so nothing here may use one twice. */
export function createTokenGuard(parts: TokenGuardParts): TokenGuard {
  let flight: Promise<string> | undefined;

  async function trade(stale: string): Promise<string> {
    const { accessToken, refreshToken } = parts.read();
    // Another tab was first.
    if (accessToken && accessToken !== stale) return accessToken;
    const mine = () => parts.read().refreshToken === refreshToken;
    try {
      if (!refreshToken) throw new Error('No refresh token available');
      const fresh = await parts.refresh(refreshToken);
      // Whoever has logged out meanwhile is not to be logged in again.
      if (!mine()) throw new Error('Invalid session');
      parts.keep(fresh);
      return fresh.accessToken;
    } catch (fault) {
      if (mine()) parts.clear();
      throw fault;
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
      flight ??= parts
        .alone(() => trade(stale))
        .finally(() => {
          flight = undefined;
        });
      return flight;
    },
  };
  return guard;
}
