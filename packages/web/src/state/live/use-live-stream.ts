import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { LiveScope } from '../../api/live-stream.ts';
import { languageAtom } from '../preferences/preferences-atoms.ts';
import { useSession } from '../session.tsx';

/** Listens to what is in scope; without one there is nothing to listen to. Its code comes once the page is alive. */
export function useLiveStream(scope: LiveScope | undefined) {
  const store = useStore();
  const { live } = useSession();
  const language = useAtomValue(languageAtom);
  const words = scope && JSON.stringify(scope);

  useEffect(() => {
    if (!words) return;
    let left = false;
    let end: (() => void) | undefined;
    // Without a connection the code may not come either: then calls are repeated, as without a stream.
    void import('./connect-live.ts').then(
      ({ connectLive }) => {
        if (!left) end = connectLive({ scope: JSON.parse(words), language, store, live });
      },
      () => {},
    );
    return () => {
      left = true;
      end?.();
    };
  }, [words, language, store, live]);
}
