import { atom } from 'jotai';
import { logoutAtom, readIdentityAtom } from './identity.ts';

/** Settles who is signed in. Whoever comes back after the access token has expired is not sent to log in again. */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  if (set(readIdentityAtom)) return;
  try {
    const { guardAtom } = await import('./guard-atom.ts');
    await set(guardAtom).token();
  } catch {
    set(logoutAtom);
  }
});
