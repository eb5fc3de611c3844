import { applyPatch, type Json, mergePatch } from '@touchline/shared/domain/merge-patch';
import type { LiveEvent, Match } from '@touchline/types';

export type Change = Exclude<LiveEvent, { kind: 'reset' }>;

type MatchMap = ReadonlyMap<string, Match>;
type JsonObject = { [key: string]: Json };

// A patch that is larger than this share of the match is replaced by the match.
const MAX_PATCH_SHARE = 0.5;

export const matchIdOf = (change: Change): string =>
  change.kind === 'upsert' ? change.match.id : change.id;

const toJson = (match: Match) => match as unknown as JsonObject;

function changeOf(before: Match, after: Match, at: number): Change | undefined {
  const patch = mergePatch(toJson(before), toJson(after));
  const isSmall =
    patch && JSON.stringify(patch).length < JSON.stringify(after).length * MAX_PATCH_SHARE;
  if (!isSmall) return { kind: 'upsert', at, match: after };
  return Object.keys(patch).length > 0 ? { kind: 'patch', at, id: after.id, patch } : undefined;
}

/** The changes from one live list to the next. A `remove` carries the final state of its match if `finals` has it. */
export function diffMatches(
  before: MatchMap,
  after: MatchMap,
  at: number,
  finals: MatchMap = new Map(),
): Change[] {
  const removed: Change[] = [...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(({ id }) => {
      const match = finals.get(id);
      return { kind: 'remove', at, id, ...(match && { match }) };
    });
  const changed = [...after.values()].map((match): Change | undefined => {
    const previous = before.get(match.id);
    return previous ? changeOf(previous, match, at) : { kind: 'upsert', at, match };
  });
  return [...removed, ...changed.filter((change) => change !== undefined)];
}

/** The live list after some changes, as a client computes it. */
export function applyChanges(matches: MatchMap, changes: readonly Change[]): Map<string, Match> {
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

/**
 * Reduces changes to one per match, with the same result, for a client that has fallen behind. Several patches become an
 * upsert of the current match: a merge patch cannot express that a member was removed and added again.
 */
export function conflate(
  changes: readonly Change[],
  currentMatch: (id: string) => Match | undefined,
): Change[] {
  const byMatch = new Map<string, Change>();
  for (const change of changes) {
    const id = matchIdOf(change);
    const match = byMatch.has(id) ? currentMatch(id) : undefined;
    byMatch.set(id, match ? { kind: 'upsert', at: change.at, match } : change);
  }
  return [...byMatch.values()];
}
