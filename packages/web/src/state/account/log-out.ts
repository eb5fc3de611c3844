import { atom } from 'jotai';
import { openClient } from '../../api/account/account-api.ts';
import { lackingAtom } from '../stores/lacking-atom.ts';
import { accountApiAtom } from './account-api-atom.ts';
import { logoutAtom } from './identity.ts';
import { readTokens } from './tokens.ts';

/** SES-3: the session ends here at once, and at the server as soon as it can, if the API has the operation. */
export const endSessionAtom = atom(null, async (get, set) => {
  const { refreshToken } = readTokens();
  set(logoutAtom);
  if (!refreshToken || get(lackingAtom).has('/auth/logout')) return;
  const { origin, fetch = globalThis.fetch } = get(accountApiAtom);
  const client = openClient({
    origin,
    // The visitor may leave the page meanwhile.
    fetch: (request) => fetch(new Request(request, { keepalive: true })),
  });
  await client.POST('/auth/logout', { body: { refreshToken } }).catch(() => {});
});
