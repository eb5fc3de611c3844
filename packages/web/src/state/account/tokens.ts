import type { TokenPair } from '@touchline/types';

/** Also known to the boot script. */
export const TOKENS_KEY = 'touchline.tokens';

/** ENT-1, as they lie in local storage, where anything may have been at them. */
export interface StoredTokens extends Partial<TokenPair> {
  /** By how many milliseconds the server's clock was ahead of this device's when they came. */
  ahead?: number;
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function readTokens(): StoredTokens {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(TOKENS_KEY) ?? 'null');
    const { accessToken, refreshToken, ahead } = (held ?? {}) as Record<string, unknown>;
    return {
      ...(isWord(accessToken) && { accessToken }),
      ...(isWord(refreshToken) && { refreshToken }),
      ...(Number.isFinite(ahead) && { ahead: ahead as number }),
    };
  } catch {
    return {};
  }
}

export function writeTokens(tokens: StoredTokens): void {
  try {
    localStorage.setItem(TOKENS_KEY, JSON.stringify(tokens));
  } catch {
    // Where storage is forbidden nobody stays signed in.
  }
}

export function clearTokens(): void {
  try {
    localStorage.removeItem(TOKENS_KEY);
  } catch {
    // Where storage is forbidden there are no tokens.
  }
}
