import { atom } from 'jotai';
import { fetchTokens } from '../../api/account/fetch-tokens.ts';
import { accountApiAtom } from './account-api-atom.ts';
import { logoutAtom, storeTokensAtom } from './identity.ts';
import { createTokenGuard, type TokenGuard } from './token-guard.ts';
import { readTokens } from './tokens.ts';

/** A write to local storage can reach another tab a little later than the released lock does. */
const STORAGE_SYNC_MS = 50;

/** Runs `work` in one tab of this browser at a time. Without TLS there are no locks, and it runs at once. */
function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return work();
  return new Promise<T>((resolve, reject) => {
    const hold = async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, STORAGE_SYNC_MS));
    };
    locks.request('touchline.refresh', hold).catch(reject);
  });
}

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
      fetchTokens(get(accountApiAtom), (client) =>
        client.request('post', '/auth/refresh', { body: { refreshToken } }),
      ),
    now: Date.now,
    isOnline: () => navigator.onLine !== false,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    withLock: withTabLock,
  });
  set(guardBaseAtom, guard);
  return guard;
});
