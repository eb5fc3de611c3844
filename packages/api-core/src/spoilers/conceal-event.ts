import { applyPatch, type JsonObject, mergePatch } from '@touchline/shared/merge-patch';
import { concealMatch, usualClock } from '@touchline/shared/spoilers/conceal-match';
import { isCoveredFrom } from '@touchline/shared/spoilers/covered-matches';
import type { ShownMatches } from '@touchline/shared/spoilers/shown-matches';
import type { LiveEvent, Match } from '@touchline/types';

type Patch = Extract<LiveEvent, { kind: 'patch' }>;

/** The part of a patch that is about the usual clock of a covered match. */
function clockPatch(event: Patch, match: Match): Patch | undefined {
  const before = usualClock(match);
  const after = usualClock(applyPatch(match, event.patch));
  if (!after) return before && { ...event, patch: { clock: null } };
  const clock = mergePatch({ ...before } as JsonObject, { ...after } as JsonObject);
  if (!clock || Object.keys(clock).length === 0) return undefined;
  return { ...event, patch: { clock } };
}

/**
 * The event without the results of covered matches; undefined if nothing else remains. A covered match keeps its
 * beginning, its clock and its end. `before` is the list that the event changes.
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
      if (!match) return undefined;
      return isCovered(match) ? clockPatch(event, match) : event;
    }
    case 'remove':
      return event.match ? { ...event, match: conceal(event.match) } : event;
  }
}
