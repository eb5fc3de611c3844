import type { LiveEvent, Match } from '@touchline/types';
import { applyPatch, type Json } from '../src/live/merge-patch.ts';

/** What a page makes of the events: the matches that it shows. */
export function fold(matches: ReadonlyMap<string, Match>, event: LiveEvent): Map<string, Match> {
  if (event.kind === 'reset') return new Map(event.matches.map((match) => [match.id, match]));
  const next = new Map(matches);
  if (event.kind === 'remove') next.delete(event.id);
  else if (event.kind === 'upsert') next.set(event.match.id, event.match);
  else {
    const patched = applyPatch(next.get(event.id) as unknown as Json, event.patch as Json);
    next.set(event.id, patched as unknown as Match);
  }
  return next;
}

export const byId = (matches: Iterable<Match>): Match[] =>
  [...matches].sort((a, b) => (a.id < b.id ? -1 : 1));
