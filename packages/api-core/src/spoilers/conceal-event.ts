import type { ShownMatches } from '@touchline/shared/shown-matches';
import type { LiveEvent, Match } from '@touchline/types';
import { concealMatch } from './conceal-match.ts';
import { isCoveredFrom } from './covered-matches.ts';

/**
 * The event without the results of covered matches; undefined if nothing else remains. A covered match changes only
 * when it begins and when it ends. `before` is the list that the event changes.
 */
export function concealEvent(
  event: LiveEvent,
  shown: ShownMatches,
  before: ReadonlyMap<string, Match> | undefined,
): LiveEvent | undefined {
  const isCovered = isCoveredFrom(shown, event.at);
  const conceal = (match: Match) => (isCovered(match) ? concealMatch(match) : match);
  switch (event.kind) {
    case 'reset':
      return { ...event, matches: event.matches.map(conceal) };
    case 'upsert':
      return isCovered(event.match) && before?.has(event.match.id)
        ? undefined
        : { ...event, match: conceal(event.match) };
    case 'patch': {
      const match = before?.get(event.id);
      return match && !isCovered(match) ? event : undefined;
    }
    case 'remove':
      return event.match ? { ...event, match: conceal(event.match) } : event;
  }
}
