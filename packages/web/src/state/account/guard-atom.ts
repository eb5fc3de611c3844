import { atom } from 'jotai';
import { fetchTokens } from '../../api/account/fetch-tokens.ts';
import { accountApiAtom } from './api-atom.ts';
import { logoutAtom, storeTokensAtom } from './identity.ts';
import { withTabLock } from './tab-lock.ts';
import { createTokenGuard, type TokenGuard } from './token-guard.ts';
import { readTokens } from './tokens.ts';

const guardBaseAtom = atom<TokenGuard | undefined>(undefined);

/** Returns this visit's one token guard, so that all calls share a refresh. */
export const guardAtom = atom(null, (get, set): TokenGuard => {
  const existing = get(guardBaseAtom);
  if (existing) return existing;
  const guard = createTokenGuard({
    read: readTokens,
    store: (tokens) => set(storeTokensAtom, tokens),
    clear: () => set(logoutAtom),
    refresh: (refreshToken) =>
      fetchTokens(get(accountApiAtom), (client, options) =>
        client.post('/auth/refresh', { refreshToken }, options),
      ),
    now: Date.now,
    withLock: withTabLock,
  });
  set(guardBaseAtom, guard);
  return guard;
});
