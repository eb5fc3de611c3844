import type { Match } from '@touchline/types';
import type { Language } from '../../../i18n/languages.ts';
import { followedAtom } from '../../../state/alerts/muted-matches.ts';
import type { Session } from '../../../state/session.tsx';
import type { LiveMatches } from '../../../state/stores/live-matches-store.ts';
import { isStarredItself } from '../list/is-starred.ts';
import { type MatchEvent, matchEvents } from '../model/match-events.ts';
import { followedFetcher } from './fetch-followed.ts';
import { dueMatches, readSchedule } from './followed-matches.ts';
import { ownStream } from './own-stream.ts';

const SYNC_MS = 30_000;
/** After a longer gap, for example of a laptop that slept, there is no earlier state to compare with. */
const MAX_GAP_S = 600;

interface WatchOptions {
  session: Session;
  language: Language;
  /** In seconds, by the site's clock. */
  now: () => number;
  onEvents: (events: readonly MatchEvent[]) => void;
  /** How many of the matches are being played: once they are known, and when the number changes. */
  onLiveCount: (count: number) => void;
}

/**
 * Detects what happens in starred matches and those of starred teams. While one is due it follows the stream of the
 * page, or a stream of those matches alone where the page has none for them, as in a hidden tab.
 * The function that ends it sets the number to zero, unless another tab goes on.
 */
export function watchMatches(options: WatchOptions): (isSucceeded: boolean) => void {
  const { session, language, now, onEvents, onLiveCount } = options;
  const { store, live } = session;
  /** The last state of each match. */
  const known = new Map<string, Match>();
  const followed = followedFetcher(session, language, now);
  const dueIds = () => dueMatches(readSchedule(), store.get(followedAtom), now()).sort();
  const stream = ownStream(session, language, () =>
    dueIds()
      .map((id) => known.get(id))
      .filter((match) => match !== undefined),
  );
  let lastSync = now();
  let unfollow: (() => void)[] = [];
  let followedKey = '';
  /** Undefined until the matches have been fetched: an earlier visit may have left any number. */
  let liveCount: number | undefined;
  let areFetched = false;
  let isStopped = false;

  function countLive() {
    if (!areFetched) return;
    const stars = store.get(followedAtom);
    const live = [...known.values()].filter(
      (match) => match.statusId === 'ONGOING' && isStarredItself(match, stars),
    );
    if (live.length === liveCount) return;
    liveCount = live.length;
    onLiveCount(liveCount);
  }

  function compare(match: Match) {
    const before = known.get(match.id);
    known.set(match.id, match);
    countLive();
    if (!before) return;
    if (before.statusId !== match.statusId) followed.remember([match]);
    const events = matchEvents(before, match);
    if (events.length > 0) onEvents(events);
  }

  function followIn(matches: LiveMatches, id: string) {
    const matchAtom = matches.matchAtom(id);
    const onChange = () => {
      const match = store.get(matchAtom);
      if (match) compare(match);
    };
    onChange();
    return store.sub(matchAtom, onChange);
  }

  function follow() {
    const ids = dueIds();
    if (ids.join() !== followedKey) {
      followedKey = ids.join();
      for (const stop of unfollow) stop();
      unfollow = ids.flatMap((id) => [followIn(live, id), followIn(stream.matches, id)]);
    }
    stream.updateSoon();
  }

  async function fetchUnseen() {
    const found = await followed.fetchUnseen(known.keys());
    if (isStopped) return;
    if (found.length > 0) {
      followed.remember(found);
      for (const match of found) compare(match);
      follow();
    }
    areFetched = true;
    countLive();
  }

  function sync() {
    if (now() - lastSync > MAX_GAP_S) known.clear();
    lastSync = now();
    countLive();
    follow();
    void fetchUnseen();
  }

  sync();
  const timer = setInterval(sync, SYNC_MS);
  const unsubscribe = store.sub(followedAtom, sync);
  document.addEventListener('visibilitychange', sync);
  return (isSucceeded) => {
    isStopped = true;
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', sync);
    for (const stop of unfollow) stop();
    stream.stop();
    // Once the site is closed, nothing would lower it.
    if (liveCount && !isSucceeded) onLiveCount(0);
  };
}
