import type { TokenPair } from '@touchline/types';

const tokensKey = 'touchline.tokens';

export function readTokens(): Partial<TokenPair> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(tokensKey) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function clearTokens(): void {
  try {
    localStorage.removeItem(tokensKey);
  } catch {
    // Where storage is forbidden there are no tokens.
  }
}
