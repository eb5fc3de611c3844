import { applyPatch } from '@touchline/shared/domain/merge-patch';
import { concealMatch } from '@touchline/shared/domain/spoilers/conceal-match';
import { isCoveredFrom } from '@touchline/shared/domain/spoilers/covered-matches';
import type { ShownMatches } from '@touchline/shared/domain/spoilers/shown-matches';
import type { LiveEvent, Match } from '@touchline/types';
import type { OpenLive } from '../live-stream.ts';

type CoverEvent = (event: LiveEvent) => LiveEvent | undefined;

const textOf = (match: Match) => JSON.stringify(concealMatch(match));

/**
 * Leaves the results of covered matches out of the events of a stream, one after another; an event of which nothing remains
 * is undefined. Keeps the matches as they are: the patches are made for those.
 */
export function coverEvents(shown: ShownMatches): CoverEvent {
  let matches = new Map<string, Match>();

  /** A covered match changes by its clock and its state alone. */
  function change(event: LiveEvent, before: Match | undefined, match: Match) {
    matches.set(match.id, match);
    if (!isCoveredFrom(shown, event.at)(match)) return event;
    if (before && textOf(before) === textOf(match)) return undefined;
    return { kind: 'upsert', at: event.at, match: concealMatch(match) } as const;
  }

  return (event) => {
    const isCovered = isCoveredFrom(shown, event.at);
    const conceal = (match: Match) => (isCovered(match) ? concealMatch(match) : match);
    switch (event.kind) {
      case 'reset':
        matches = new Map(event.matches.map((match) => [match.id, match]));
        return { ...event, matches: event.matches.map(conceal) };
      case 'upsert':
        return change(event, matches.get(event.match.id), event.match);
      case 'patch': {
        const before = matches.get(event.id);
        return before && change(event, before, applyPatch(before, event.patch));
      }
      case 'remove': {
        const id = event.match?.id ?? event.id;
        matches.delete(id);
        return event.match ? { ...event, match: conceal(event.match) } : event;
      }
    }
  };
}

/** Opens one stream, and the same one again after it was lost, without the results of covered matches. */
export function coverStream(open: OpenLive, shown: ShownMatches): OpenLive {
  const coverEvent = coverEvents(shown);
  return (scope, language, handlers, since) => {
    const onEvent = (event: LiveEvent) => {
      const covered = coverEvent(event);
      if (covered) handlers.onEvent(covered);
    };
    return open(scope, language, { ...handlers, onEvent }, since);
  };
}
