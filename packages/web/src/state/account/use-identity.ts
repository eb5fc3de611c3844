import { useStore } from 'jotai';
import { useEffect } from 'react';
import { identityKnownAtom, usernameAtom } from './identity.ts';
import { restoreSessionAtom } from './restore-session.ts';
import { TOKENS_KEY } from './tokens.ts';

/** SES-2: who is signed in follows the device: now, when another tab signs in or out, when a frozen page wakes, and when the network is back. */
export function useIdentity() {
  const store = useStore();

  useEffect(() => {
    const recognise = () => void store.set(restoreSessionAtom);
    const otherTab = ({ key }: StorageEvent) => (key === null || key === TOKENS_KEY) && recognise();
    const woken = ({ persisted }: PageTransitionEvent) => persisted && recognise();
    const mark = () => {
      // What only strangers are to see stays hidden from whoever may be signed in: see base.css.
      const { dataset } = document.documentElement;
      if (store.get(usernameAtom)) dataset.holder = '';
      else if (store.get(identityKnownAtom)) delete dataset.holder;
    };
    const stops = [usernameAtom, identityKnownAtom].map((each) => store.sub(each, mark));
    recognise();
    addEventListener('storage', otherTab);
    addEventListener('pageshow', woken);
    addEventListener('online', recognise);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('storage', otherTab);
      removeEventListener('pageshow', woken);
      removeEventListener('online', recognise);
    };
  }, [store]);
}
