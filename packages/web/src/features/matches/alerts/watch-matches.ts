import type { Match } from '@touchline/types';
import { call } from '../../../api/call.ts';
import { type LiveScope, openLive } from '../../../api/live-stream.ts';
import type { Language } from '../../../i18n/languages.ts';
import { gameOf, sportOf } from '../../../paths.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { createLiveConnection } from '../../../state/live/live-connection.ts';
import { createLiveMatches, type LiveMatches } from '../../../state/live/live-matches-store.ts';
import { liveScopeAtom } from '../../../state/live/live-status.ts';
import type { Session } from '../../../state/session.tsx';
import {
  dueMatches,
  readSchedule,
  uncheckedTeams,
  unseenMatches,
  withMatches,
  writeSchedule,
} from './followed-matches.ts';
import { type MatchEvent, matchEvents } from './match-events.ts';

const SYNC_MS = 30_000;
const SETTLE_MS = 1_000;
const MAX_CALLS = 6;
/** Of a starred team. */
const NEXT_MATCHES = 3;
const MAX_AGE_MS = 10_000;
const MAX_STREAMED = 100;
/** After a longer gap, for example of a laptop that slept, the next look is the first one. */
const MAX_GAP_S = 600;

interface WatchOptions {
  session: Session;
  language: Language;
  /** In seconds, by the site's clock. */
  now: () => number;
  onEvents: (events: readonly MatchEvent[]) => void;
}

function later(run: () => void, ms = 0) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function covers({ sportType, matchIds }: LiveScope, match: Match): boolean {
  const game = gameOf(match.tournament);
  const isInSport = !sportType || sportType === game || sportType === sportOf(game);
  return isInSport && (!matchIds || matchIds.includes(match.id));
}

/**
 * Detects what happens in starred matches and those of starred teams. While one is due it follows the stream of the
 * page, or a stream of those matches alone where the page has none for them, as in a hidden tab.
 */
export function watchMatches({ session, language, now, onEvents }: WatchOptions): () => void {
  const { store, resources, live } = session;
  const own = createLiveMatches(store);
  const looks = new Map<string, Match>();
  /** Starred matches that the upstream does not have. */
  const missing = new Set<string>();
  let lastSync = now();
  let unfollow: (() => void)[] = [];
  let followedKey = '';
  let streamedKey = '';
  let closeStream: (() => void) | undefined;
  let cancelStream: (() => void) | undefined;
  let isStopped = false;

  const stars = () => store.get(favouritesAtom);
  const dueIds = () => dueMatches(readSchedule(), stars(), now()).sort();
  const remember = (matches: readonly Match[]) =>
    writeSchedule(withMatches(readSchedule(), matches, stars(), now()));

  function look(match: Match) {
    const before = looks.get(match.id);
    looks.set(match.id, match);
    if (!before) return;
    if (before.statusId !== match.statusId) remember([match]);
    const events = matchEvents(before, match);
    if (events.length > 0) onEvents(events);
  }

  async function fetchMatch(id: string): Promise<Match[]> {
    const matchCall = call('/matches/info', { query: { matchId: id } }, language);
    await resources.load(matchCall, MAX_AGE_MS);
    const { result } = resources.read(matchCall);
    if (result?.kind === 'not-found') missing.add(id);
    return result?.kind === 'ok' ? [result.data] : [];
  }

  async function fetchNextMatches(teamId: string): Promise<Match[]> {
    const teamCall = call(
      '/teams/matches/upcoming',
      { query: { teamId, timezoneOffset: 0, size: NEXT_MATCHES } },
      language,
    );
    await resources.load(teamCall, MAX_AGE_MS);
    const { result } = resources.read(teamCall);
    if (result?.kind === 'failed') return [];
    const schedule = readSchedule();
    writeSchedule({ ...schedule, checkedTeams: { ...schedule.checkedTeams, [teamId]: now() } });
    return result?.kind === 'ok' ? [...result.data] : [];
  }

  async function fetchUnseen() {
    const schedule = readSchedule();
    const unseen = unseenMatches(schedule, stars(), now(), new Set([...looks.keys(), ...missing]));
    const requests = [
      ...uncheckedTeams(schedule, stars(), now()).map((id) => () => fetchNextMatches(id)),
      ...unseen.map((id) => () => fetchMatch(id)),
    ].slice(0, MAX_CALLS);
    if (requests.length === 0) return;
    const found = (await Promise.all(requests.map((send) => send()))).flat();
    if (isStopped) return;
    remember(found);
    for (const match of found) look(match);
    follow();
  }

  function followIn(matches: LiveMatches, id: string) {
    const matchAtom = matches.matchAtom(id);
    const lookAgain = () => {
      const match = store.get(matchAtom);
      if (match) look(match);
    };
    lookAgain();
    return store.sub(matchAtom, lookAgain);
  }

  function openStream(ids: readonly string[]) {
    const connection = createLiveConnection({
      open: (handlers, since) => openLive({ matchIds: ids }, language, handlers, since),
      onEvents: own.applyEvents,
      onCurrent: () => {},
      onStatus: () => {},
      // Hidden tabs have no frames.
      nextFrame: later,
      later,
    });
    connection.wake();
    return () => {
      connection.sleep();
      own.clear();
    };
  }

  function stream() {
    const scope = store.get(liveScopeAtom);
    const matches = dueIds()
      .map((id) => looks.get(id))
      .filter((match) => match !== undefined);
    const isFollowedByPage =
      document.visibilityState === 'visible' &&
      scope !== undefined &&
      matches.every((match) => covers(scope, match));
    const wanted = isFollowedByPage ? [] : matches.slice(0, MAX_STREAMED).map(({ id }) => id);
    if (wanted.join() === streamedKey) return;
    streamedKey = wanted.join();
    closeStream?.();
    closeStream = wanted.length > 0 ? openStream(wanted) : undefined;
  }

  /** Between two pages there is no stream, and when a page is shown it is not open yet. */
  function streamSoon() {
    cancelStream?.();
    cancelStream = later(stream, SETTLE_MS);
  }

  function follow() {
    const ids = dueIds();
    if (ids.join() !== followedKey) {
      followedKey = ids.join();
      for (const stop of unfollow) stop();
      unfollow = ids.flatMap((id) => [followIn(live, id), followIn(own, id)]);
    }
    streamSoon();
  }

  function sync() {
    if (now() - lastSync > MAX_GAP_S) looks.clear();
    lastSync = now();
    follow();
    void fetchUnseen();
  }

  sync();
  const timer = setInterval(sync, SYNC_MS);
  const stops = [
    store.sub(favouritesAtom, sync),
    store.sub(liveScopeAtom, streamSoon),
    () => clearInterval(timer),
    () => document.removeEventListener('visibilitychange', sync),
  ];
  document.addEventListener('visibilitychange', sync);
  return () => {
    isStopped = true;
    for (const stop of [...stops, ...unfollow]) stop();
    cancelStream?.();
    closeStream?.();
  };
}
