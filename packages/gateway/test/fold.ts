import type { LiveEvent, Match } from '@touchline/types';
import { foldChanges } from '../src/live/fold-changes.ts';

/** What a page makes of the events: the matches that it shows. */
export const fold = (matches: ReadonlyMap<string, Match>, event: LiveEvent): Map<string, Match> =>
  event.kind === 'reset'
    ? new Map(event.matches.map((match) => [match.id, match]))
    : foldChanges(matches, [event]);

export const byId = (matches: Iterable<Match>): Match[] =>
  [...matches].sort((a, b) => (a.id < b.id ? -1 : 1));
