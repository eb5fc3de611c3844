import { atom } from 'jotai';
import { fetchTokens } from '../../api/account/fetch-tokens.ts';
import { accountApiAtom } from './api-atom.ts';
import { logoutAtom, storeTokensAtom } from './identity.ts';
import { withTabLock } from './tab-lock.ts';
import { createTokenGuard, type TokenGuard } from './token-guard.ts';
import { readTokens } from './tokens.ts';

const guardBaseAtom = atom<TokenGuard | undefined>(undefined);

/** Hands out the one guard of this visit, whose refresh all calls share. */
export const guardAtom = atom(null, (get, set): TokenGuard => {
  const known = get(guardBaseAtom);
  if (known) return known;
  const guard = createTokenGuard({
    read: readTokens,
    keep: (tokens) => set(storeTokensAtom, tokens),
    clear: () => set(logoutAtom),
    refresh: (refreshToken) =>
      fetchTokens(get(accountApiAtom), (client, options) =>
        client.post('/auth/refresh', { refreshToken }, options),
      ),
    now: Date.now,
    alone: withTabLock,
  });
  set(guardBaseAtom, guard);
  return guard;
});
