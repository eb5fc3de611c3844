import type { Match } from '@touchline/types';
import { applyPatch, type Json } from '@touchline/types/merge-patch';
import type { Change } from './conflate.ts';

/** The list after some changes: what a page makes of its events. */
export function foldChanges(
  matches: ReadonlyMap<string, Match>,
  changes: readonly Change[],
): Map<string, Match> {
  const next = new Map(matches);
  for (const change of changes) {
    if (change.kind === 'upsert') next.set(change.match.id, change.match);
    else if (change.kind === 'remove') next.delete(change.id);
    else {
      const patched = applyPatch(next.get(change.id) as unknown as Json, change.patch as Json);
      next.set(change.id, patched as unknown as Match);
    }
  }
  return next;
}
