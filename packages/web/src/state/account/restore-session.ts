import { atom } from 'jotai';
import { readIdentityAtom } from './identity.ts';

/** Determines the signed-in user. An expired access token is refreshed, so that the visitor need not log in again. */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  if (set(readIdentityAtom)) return;
  try {
    const { guardAtom } = await import('./token-guard-atom.ts');
    await set(guardAtom).token();
  } catch {
    set(readIdentityAtom, 1);
  }
});
