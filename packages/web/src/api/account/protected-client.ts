import { type Client, createClient } from '@touchline/types';
import { type AccountApi, clientOptions } from './account-api.ts';

interface Guard {
  token(): Promise<string>;
  renew(stale: string): Promise<string>;
}

/**
 * SYS-4: the client that attaches the access token. One that the server refuses, although this device
 * takes it for good, is renewed once.
 */
export function protectedClient(api: AccountApi, guard: Guard): Client {
  const { fetch = globalThis.fetch, ...rest } = clientOptions(api);
  const insisting = async (request: Request) => {
    const again = request.clone();
    const response = await fetch(request);
    const refused = request.headers.get('authorization')?.replace('Bearer ', '');
    if (response.status !== 401 || !refused) return response;
    const token = await guard.renew(refused).catch(() => undefined);
    if (!token) return response;
    again.headers.set('authorization', `Bearer ${token}`);
    return fetch(again);
  };
  return createClient({ ...rest, fetch: insisting, token: guard.token });
}
