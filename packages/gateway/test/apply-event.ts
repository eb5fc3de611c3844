import { applyChanges } from '@touchline/api-core/live/match-changes';
import type { LiveEvent, Match } from '@touchline/types';

/** The matches that a page shows after an event. */
export const applyEvent = (
  matches: ReadonlyMap<string, Match>,
  event: LiveEvent,
): Map<string, Match> =>
  event.kind === 'reset'
    ? new Map(event.matches.map((match) => [match.id, match]))
    : applyChanges(matches, [event]);

export const sortById = (matches: Iterable<Match>): Match[] =>
  [...matches].sort((a, b) => (a.id < b.id ? -1 : 1));
