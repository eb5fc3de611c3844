import { type Client, createClient } from '@touchline/types';
import { type AccountApi, clientOptions } from './account-api.ts';

interface Guard {
  token(): Promise<string>;
  renew(stale: string): Promise<string>;
}

/** SYS-4: the client that attaches the access token. When the server refuses the token with 401, renews it and retries once. */
export function protectedClient(api: AccountApi, guard: Guard): Client {
  const { fetch = globalThis.fetch, ...rest } = clientOptions(api);
  const fetchRenewing = async (request: Request) => {
    const retry = request.clone();
    const response = await fetch(request);
    const refused = request.headers.get('authorization')?.replace('Bearer ', '');
    if (response.status !== 401 || !refused) return response;
    const token = await guard.renew(refused).catch(() => undefined);
    if (!token) return response;
    retry.headers.set('authorization', `Bearer ${token}`);
    return fetch(retry);
  };
  return createClient({ ...rest, fetch: fetchRenewing, token: guard.token });
}
