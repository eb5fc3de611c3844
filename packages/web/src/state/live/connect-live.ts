import type { createStore } from 'jotai';
import { startTransition } from 'react';
import { type LiveScope, openLive } from '../../api/live-stream.ts';
import type { Language } from '../../i18n/languages.ts';
import { createLiveConnection } from './live-connection.ts';
import type { LiveMatches } from './live-matches.ts';
import { markUpdateAtom, setLiveScopeAtom, setLiveStatusAtom } from './live-status.ts';

function nextFrame(run: () => void) {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

interface ConnectLiveOptions {
  scope: LiveScope;
  language: Language;
  store: ReturnType<typeof createStore>;
  live: LiveMatches;
}

/** Listens while the page is seen, a hidden tab costs nothing; hands back what ends it. */
export function connectLive({ scope, language, store, live }: ConnectLiveOptions): () => void {
  const connection = createLiveConnection({
    open: (ears, since) => openLive(scope, language, ears, since),
    onEvents: (events) => {
      live.take(events);
      store.set(markUpdateAtom);
    },
    // Whole pages hang on it.
    onStatus: (status) => startTransition(() => store.set(setLiveStatusAtom, status)),
    nextFrame,
    later,
  });
  const look = () =>
    document.visibilityState === 'visible' ? connection.wake() : connection.sleep();
  store.set(setLiveScopeAtom, scope);
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    connection.sleep();
    store.set(setLiveScopeAtom, undefined);
    live.forget();
  };
}
