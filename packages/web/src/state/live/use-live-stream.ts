import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { LiveScope } from '../../api/live-stream.ts';
import { languageAtom, shownVersionAtom } from '../preferences/preferences-atoms.ts';
import { useSession } from '../session.tsx';

/** Streams the matches in scope; without a scope there is no stream. Its code is loaded after hydration. */
export function useLiveStream(scope: LiveScope | undefined) {
  const store = useStore();
  const { live, cover } = useSession();
  const language = useAtomValue(languageAtom);
  const shownVersion = useAtomValue(shownVersionAtom);
  const scopeJson = scope && JSON.stringify(scope);

  useEffect(() => {
    if (!scopeJson) return;
    let isCancelled = false;
    let disconnect: (() => void) | undefined;
    // Offline this import may fail: calls are then repeated, as without a stream.
    void import('./connect-live.ts').then(
      ({ connectLive }) => {
        if (isCancelled) return;
        disconnect = connectLive({ scope: JSON.parse(scopeJson), language, store, live, cover });
      },
      () => {},
    );
    return () => {
      isCancelled = true;
      disconnect?.();
    };
  }, [scopeJson, language, store, live, cover, shownVersion]);
}
