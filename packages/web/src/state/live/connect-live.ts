import type { createStore } from 'jotai';
import { startTransition } from 'react';
import { type LiveScope, openLive } from '../../api/live-stream.ts';
import type { CoverResults } from '../../api/spoilers/cover-results.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LiveMatches } from '../stores/live-matches-store.ts';
import {
  lastUpdateAtAtom,
  liveScopeAtom,
  liveStatusAtom,
  markUpdateAtom,
} from '../stores/live-status.ts';
import { createLiveConnection } from './live-connection.ts';

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
  cover?: CoverResults | undefined;
}

/** Streams live matches into `live` while the page is visible: a hidden tab holds no connection. Returns a function that disconnects. */
export function connectLive({
  scope,
  language,
  store,
  live,
  cover,
}: ConnectLiveOptions): () => void {
  const open = cover?.stream(openLive) ?? openLive;
  const connection = createLiveConnection({
    open: (handlers, since) => open(scope, language, handlers, since),
    onEvents: live.applyEvents,
    onCurrent: () => store.set(markUpdateAtom),
    // Low priority: the status re-renders whole pages.
    onStatus: (status) => startTransition(() => store.set(liveStatusAtom, status)),
    nextFrame,
    later,
  });
  const followVisibility = () =>
    document.visibilityState === 'visible' ? connection.wake() : connection.sleep();
  store.set(liveScopeAtom, scope);
  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    connection.sleep();
    store.set(liveScopeAtom, undefined);
    store.set(lastUpdateAtAtom, 0);
    live.clear();
  };
}
