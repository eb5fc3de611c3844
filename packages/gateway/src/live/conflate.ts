import type { LiveEvent, Match } from '@touchline/types';

export type Change = Exclude<LiveEvent, { kind: 'reset' }>;

export const idOf = (change: Change): string =>
  change.kind === 'upsert' ? change.match.id : change.id;

/**
 * The same end with one event for each match: what a reader who was slow still has to know. Two patches are not
 * joined into one, for what goes and comes again cannot be said in a merge patch; the match as it is now can.
 */
export function conflate(
  changes: readonly Change[],
  now: (id: string) => Match | undefined,
): Change[] {
  const byId = new Map<string, Change>();
  for (const change of changes) {
    const id = idOf(change);
    const match = byId.has(id) ? now(id) : undefined;
    byId.set(id, match ? { kind: 'upsert', at: change.at, match } : change);
  }
  return [...byId.values()];
}
