import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { identityKnownAtom, readIdentityAtom, usernameAtom } from './identity.ts';
import { TOKENS_KEY } from './tokens.ts';

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

/** SES-2: follows the stored tokens: at first, when another tab signs in or out, when a page returns from the back/forward cache, and when the network is back. */
export function useIdentity() {
  const store = useStore();

  useEffect(() => {
    const restore = () => void store.set(restoreSessionAtom);
    const onStorage = ({ key }: StorageEvent) => (key === null || key === TOKENS_KEY) && restore();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    const markDocument = () => {
      // base.css hides what is only for anonymous visitors while `data-holder` is set.
      const { dataset } = document.documentElement;
      if (store.get(usernameAtom)) dataset.holder = '';
      else if (store.get(identityKnownAtom)) delete dataset.holder;
    };
    const stops = [usernameAtom, identityKnownAtom].map((each) => store.sub(each, markDocument));
    restore();
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    addEventListener('online', restore);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
      removeEventListener('online', restore);
    };
  }, [store]);
}
