import type { LiveEvent, Match } from '@touchline/types';
import { type Json, mergePatch } from './merge-patch.ts';

// Beyond this share of the whole, the whole is simpler.
const WORTH_IT = 0.5;

type Data = { [key: string]: Json };
const asData = (match: Match) => match as unknown as Data;

function changeOf(before: Match, after: Match, at: number): LiveEvent | undefined {
  const patch = mergePatch(asData(before), asData(after));
  const isSmall = patch && JSON.stringify(patch).length < JSON.stringify(after).length * WORTH_IT;
  if (!isSmall) return { kind: 'upsert', at, match: after };
  return Object.keys(patch).length > 0 ? { kind: 'patch', at, id: after.id, patch } : undefined;
}

/** What turns one live list into the next, match by match. */
export function diffMatches(
  before: ReadonlyMap<string, Match>,
  after: ReadonlyMap<string, Match>,
  at: number,
): LiveEvent[] {
  const gone: LiveEvent[] = [...before.values()]
    .filter(({ id }) => !after.has(id))
    .map((match) => ({ kind: 'remove', at, id: match.id, match }));
  const changed = [...after.values()].map((match): LiveEvent | undefined => {
    const known = before.get(match.id);
    return known ? changeOf(known, match, at) : { kind: 'upsert', at, match };
  });
  return [...gone, ...changed.filter((one) => one !== undefined)];
}
