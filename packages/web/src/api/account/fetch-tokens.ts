import type { Client, Middleware, TokenPair } from '@touchline/types';
import { type AccountApi, openClient } from './account-api.ts';
import { clockAhead } from './clock-ahead.ts';

/** A pair of tokens, and how far ahead the clock is by which they expire. */
export async function fetchTokens(
  api: AccountApi,
  send: (client: Client, observed: { middleware: Middleware[] }) => Promise<TokenPair>,
): Promise<TokenPair & { ahead: number }> {
  let ahead = 0;
  const readClock: Middleware = {
    onResponse({ response }) {
      ahead = clockAhead(response.headers.get('date'), Date.now());
    },
  };
  const { accessToken, refreshToken } = await send(openClient(api), { middleware: [readClock] });
  return { accessToken, refreshToken, ahead };
}
