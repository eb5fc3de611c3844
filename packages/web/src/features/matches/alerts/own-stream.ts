import type { Match } from '@touchline/types';
import { type LiveScope, openLive } from '../../../api/live-stream.ts';
import type { Language } from '../../../i18n/languages.ts';
import { gameOf, sportOf } from '../../../paths.ts';
import { createLiveConnection } from '../../../state/live/live-connection.ts';
import type { Session } from '../../../state/session.tsx';
import { createLiveMatches } from '../../../state/stores/live-matches-store.ts';
import { liveScopeAtom } from '../../../state/stores/live-status.ts';

const MAX_STREAMED = 100;
const SETTLE_MS = 1_000;

function later(run: () => void, ms = 0) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function covers({ sportType, matchIds }: LiveScope, match: Match): boolean {
  const game = gameOf(match.tournament);
  const isInSport = !sportType || sportType === game || sportType === sportOf(game);
  return isInSport && (!matchIds || matchIds.includes(match.id));
}

/** A stream of the due matches, open while the page has none for them, as in a hidden tab. */
export function ownStream(
  { store, cover }: Session,
  language: Language,
  dueMatches: () => readonly Match[],
) {
  const matches = createLiveMatches(store);
  let streamedKey = '';
  let close: (() => void) | undefined;
  let cancel: (() => void) | undefined;

  function open(ids: readonly string[]) {
    const openStream = cover?.stream(openLive) ?? openLive;
    const connection = createLiveConnection({
      open: (handlers, since) => openStream({ matchIds: ids }, language, handlers, since),
      onEvents: matches.applyEvents,
      onCurrent: () => {},
      onStatus: () => {},
      // Hidden tabs have no frames.
      nextFrame: later,
      later,
    });
    connection.wake();
    return () => {
      connection.sleep();
      matches.clear();
    };
  }

  function update() {
    const scope = store.get(liveScopeAtom);
    const due = dueMatches();
    const isFollowedByPage =
      document.visibilityState === 'visible' &&
      scope !== undefined &&
      due.every((match) => covers(scope, match));
    const wanted = isFollowedByPage ? [] : due.slice(0, MAX_STREAMED).map(({ id }) => id);
    if (wanted.join() === streamedKey) return;
    streamedKey = wanted.join();
    close?.();
    close = wanted.length > 0 ? open(wanted) : undefined;
  }

  /** Between two pages there is no stream, and when a page is shown it is not open yet. */
  function updateSoon() {
    cancel?.();
    cancel = later(update, SETTLE_MS);
  }

  const unsubscribe = store.sub(liveScopeAtom, updateSoon);
  return {
    matches,
    updateSoon,
    stop() {
      unsubscribe();
      cancel?.();
      close?.();
    },
  };
}
