import type { TokenPair } from '@touchline/types';

/** Also known to the boot script. */
export const tokensKey = 'touchline.tokens';

/** ENT-1, as they lie in local storage, where anything may have been at them. */
export interface HeldTokens extends Partial<TokenPair> {
  /** By how many milliseconds the server's clock was ahead of this device's when they came. */
  ahead?: number;
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function readTokens(): HeldTokens {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(tokensKey) ?? 'null');
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

export function writeTokens(tokens: HeldTokens): void {
  try {
    localStorage.setItem(tokensKey, JSON.stringify(tokens));
  } catch {
    // Where storage is forbidden nobody stays signed in.
  }
}

export function clearTokens(): void {
  try {
    localStorage.removeItem(tokensKey);
  } catch {
    // Where storage is forbidden there are no tokens.
  }
}
