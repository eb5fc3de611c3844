import { atom } from 'jotai';
import { askTokens } from '../../api/account/ask-tokens.ts';
import { accountApiAtom } from './api-atom.ts';
import { keepTokensAtom, logoutAtom } from './identity.ts';
import { alone } from './tab-lock.ts';
import { createTokenGuard, type TokenGuard } from './token-guard.ts';
import { readTokens } from './tokens.ts';

const heldAtom = atom<TokenGuard | undefined>(undefined);

/** Hands out the one guard of this visit, whose refresh all calls share. */
export const guardAtom = atom(null, (get, set): TokenGuard => {
  const known = get(heldAtom);
  if (known) return known;
  const guard = createTokenGuard({
    read: readTokens,
    keep: (tokens) => set(keepTokensAtom, tokens),
    clear: () => set(logoutAtom),
    refresh: (refreshToken) =>
      askTokens(get(accountApiAtom), (client, options) =>
        client.post('/auth/refresh', { refreshToken }, options),
      ),
    now: Date.now,
    alone,
  });
  set(heldAtom, guard);
  return guard;
});
