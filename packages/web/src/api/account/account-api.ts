import { type Client, createClient } from '@touchline/types';

export interface AccountApi {
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
}

export const clientOptions = ({ origin, fetch }: AccountApi) => ({
  baseUrl: `${origin}/api`,
  ...(fetch && { fetch }),
});

/** SYS-4: the client that never attaches a token. */
export const openClient = (api: AccountApi): Client => createClient(clientOptions(api));
