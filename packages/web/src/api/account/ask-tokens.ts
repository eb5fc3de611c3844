import { type Client, createClient, type TokenPair } from '@touchline/types';
import { type AccountApi, clientOptions } from './account-api.ts';
import { clockAhead } from './clock-ahead.ts';

/** A pair of tokens, with what the answer said of the server's clock, by which they expire. */
export async function askTokens(
  api: AccountApi,
  ask: (client: Client) => Promise<TokenPair>,
): Promise<TokenPair & { ahead: number }> {
  const { fetch = globalThis.fetch, ...rest } = clientOptions(api);
  let ahead = 0;
  const watching = async (request: Request) => {
    const response = await fetch(request);
    ahead = clockAhead(response.headers.get('date'), Date.now());
    return response;
  };
  const { accessToken, refreshToken } = await ask(createClient({ ...rest, fetch: watching }));
  return { accessToken, refreshToken, ahead };
}
