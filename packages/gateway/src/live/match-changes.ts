import type { Match } from '@touchline/types';
import { type Json, mergePatch } from '@touchline/types/merge-patch';
import type { Change } from './conflate.ts';

// Beyond this share of the whole, the whole is simpler.
const WORTH_IT = 0.5;

type Data = { [key: string]: Json };
const asData = (match: Match) => match as unknown as Data;

function changeOf(before: Match, after: Match, at: number): Change | undefined {
  const patch = mergePatch(asData(before), asData(after));
  const isSmall = patch && JSON.stringify(patch).length < JSON.stringify(after).length * WORTH_IT;
  if (!isSmall) return { kind: 'upsert', at, match: after };
  return Object.keys(patch).length > 0 ? { kind: 'patch', at, id: after.id, patch } : undefined;
}

/** What turns one live list into the next, match by match; a match that is gone leaves its final state where that is known. */
export function diffMatches(
  before: ReadonlyMap<string, Match>,
  after: ReadonlyMap<string, Match>,
  at: number,
  finals: ReadonlyMap<string, Match> = new Map(),
): Change[] {
  const gone: Change[] = [...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(({ id }) => {
      const match = finals.get(id);
      return { kind: 'remove', at, id, ...(match && { match }) };
    });
  const changed = [...after.values()].map((match): Change | undefined => {
    const known = before.get(match.id);
    return known ? changeOf(known, match, at) : { kind: 'upsert', at, match };
  });
  return [...gone, ...changed.filter((one) => one !== undefined)];
}
