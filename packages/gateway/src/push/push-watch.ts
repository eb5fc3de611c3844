import type { LiveView } from '@touchline/api-core/live/upstream-reader';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { MatchAlert, PageRenderer } from '@touchline/shared/domain/page-renderer';
import type { Match } from '@touchline/types';
import type { PushEvent } from './push-store.ts';
import type { PushPayload } from './send-push.ts';

interface PushWatchOptions {
  readonly alertsOf: PageRenderer['matchAlerts'];
  readonly onEvent: (event: PushEvent) => void;
}

interface Watched {
  /** The states that the last poll saw. */
  readonly matches: Map<string, Match>;
  /** The instant of the first list, in seconds. */
  firstAt: number | undefined;
}

const MAX_MATCHES = 2000;
/** A match that is new in a list which was seen before has just begun, this long ago at most. */
const BEGUN_S = 3600;
/** In the first list that is seen every match is new: one that has just begun started this long ago at most. */
const JUST_BEGUN_S = 120;
/** A push service takes 4 kB at most. */
const MAX_TEXT_LENGTH = 300;

function eventsOf(alert: MatchAlert, match: Match, language: Language): PushEvent[] {
  const { key, kind, path, stop, covered } = alert;
  const event = {
    key,
    kind,
    matchId: match.id,
    teamIds: [match.homeTeam.id, match.awayTeam.id],
    language,
  };
  const payloadOf = ({ title, text }: { title: string; text: string }) =>
    JSON.stringify({
      title: title.slice(0, MAX_TEXT_LENGTH),
      body: text.slice(0, MAX_TEXT_LENGTH),
      path,
      tag: match.id,
      stop,
    } satisfies PushPayload);
  return [
    { ...event, isCovered: false, payload: payloadOf(alert) },
    ...(covered ? [{ ...event, isCovered: true, payload: payloadOf(covered) }] : []),
  ];
}

/** Derives events from what the live feed sees, in each language that has subscriptions. */
export function createPushWatch({ alertsOf, onEvent }: PushWatchOptions) {
  const watchedIn = new Map<Language, Watched>();

  /** Forgets the other languages: their feeds may pause. */
  function follow(languages: ReadonlySet<Language>): void {
    for (const language of watchedIn.keys())
      if (!languages.has(language)) watchedIn.delete(language);
    for (const language of languages)
      if (!watchedIn.has(language))
        watchedIn.set(language, { matches: new Map(), firstAt: undefined });
  }

  /** A match as a poll of the live list saw it. Never throws: a poll goes on. */
  function observe({ language, world }: LiveView, match: Match, at: number): void {
    const watched = world ? undefined : watchedIn.get(language);
    if (!watched) return;
    watched.firstAt ??= at;
    const before = watched.matches.get(match.id);
    if (before === match) return;
    watched.matches.delete(match.id);
    watched.matches.set(match.id, match);
    const [oldest] = watched.matches.keys();
    if (watched.matches.size > MAX_MATCHES && oldest) watched.matches.delete(oldest);
    try {
      for (const alert of alertsFor(before, match, at, watched, language))
        for (const event of eventsOf(alert, match, language)) onEvent(event);
    } catch {
      // A match that lacks required fields is streamed, but has no events.
    }
  }

  function alertsFor(
    before: Match | undefined,
    after: Match,
    at: number,
    { firstAt }: Watched,
    language: Language,
  ): readonly MatchAlert[] {
    if (before) return alertsOf({ before, after, language });
    const maxAge = at === firstAt ? JUST_BEGUN_S : BEGUN_S;
    if (after.statusId !== 'ONGOING' || after.startTime < at - maxAge) return [];
    const upcoming: Match = { ...after, statusId: 'UPCOMING' };
    return alertsOf({ before: upcoming, after, language }).filter(({ kind }) => kind === 'kickOff');
  }

  return { follow, observe };
}
