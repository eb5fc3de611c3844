import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { type LiveScope, liveUrl, type OpenLive, openLive } from '../../api/live-stream.ts';
import { languageAtom } from '../preferences-atoms.ts';
import { useSession } from '../session.tsx';
import { createLiveConnection } from './live-connection.ts';
import { markHeardAtom, setLiveStatusAtom } from './live-status.ts';

function nextFrame(run: () => void) {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Listens while the page is seen; a hidden tab costs nothing. Without a scope there is nothing to listen to. */
export function useLive(scope: LiveScope | undefined, open: OpenLive = openLive) {
  const store = useStore();
  const { live } = useSession();
  const language = useAtomValue(languageAtom);
  const url = scope && liveUrl(scope);

  useEffect(() => {
    if (!scope) return;
    const connection = createLiveConnection({
      open: (ears) => open(scope, language, ears),
      onEvents: (events) => {
        live.take(events);
        store.set(markHeardAtom);
      },
      onStatus: (status) => store.set(setLiveStatusAtom, status),
      nextFrame,
      later,
    });
    const look = () =>
      document.visibilityState === 'visible' ? connection.wake() : connection.sleep();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      connection.sleep();
      live.forget();
    };
  }, [url, language, store, live, open]);
}
