import type { Client, TokenPair } from '@touchline/types';
import { type AccountApi, openClient } from './account-api.ts';

/** The Date header has whole seconds, and the response took time to arrive. */
const TOLERANCE_MS = 2_000;

/** Milliseconds by which the server's clock is ahead of the device's `now`, from the response's Date header. */
export function clockAhead(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? '') - now;
  return Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
}

/** A pair of tokens, and how far ahead the clock is by which they expire. */
export async function fetchTokens(
  api: AccountApi,
  send: (client: Client) => Promise<{ data: TokenPair; response: Response }>,
): Promise<TokenPair & { ahead: number }> {
  const { data, response } = await send(openClient(api));
  const { accessToken, refreshToken } = data;
  const ahead = clockAhead(response.headers.get('date'), Date.now());
  return { accessToken, refreshToken, ahead };
}
