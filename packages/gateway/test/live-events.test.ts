import type { LiveEvent, Match } from '@touchline/types';
import { applyPatch, type Json, mergePatch } from '@touchline/types/merge-patch';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, conflate } from '../src/live/conflate.ts';
import { diffMatches } from '../src/live/match-changes.ts';
import { byId, fold } from './fold.ts';

type Data = { [key: string]: Json };

const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.constantFrom('x', 'y'));
const value = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(leaf, { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('json'), { maxKeys: 3 }),
  ),
})).json as fc.Arbitrary<Json>;
const data = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, {
  maxKeys: 4,
}) as fc.Arbitrary<Data>;

const match = fc.record({
  id: fc.constantFrom('ma-1', 'ma-2', 'ma-3', 'ma-4'),
  tips: fc.integer({ min: 0, max: 3 }),
  homeTeam: fc.record({
    name: fc.constant('a long enough name'),
    score: fc.constantFrom(null, 0, 1, 2),
  }),
  clock: fc.option(fc.record({ minute: fc.integer({ min: 0, max: 3 }) }), { nil: undefined }),
}) as unknown as fc.Arbitrary<Match>;
const list = fc.uniqueArray(match, { selector: ({ id }) => id, maxLength: 4 });
const asMap = (matches: readonly Match[]) =>
  new Map(matches.map((one) => [one.id, JSON.parse(JSON.stringify(one)) as Match]));

/** All changes from one list to the next to the next. */
function changesOf(lists: readonly Match[][]): Change[] {
  return lists
    .slice(1)
    .flatMap((next, n) => diffMatches(asMap(lists[n] ?? []), asMap(next), n) as Change[]);
}

test('a merge patch makes one object of another, wherever it can be said', () => {
  fc.assert(
    fc.property(data, data, (from, to) => {
      const patch = mergePatch(from, to);
      if (patch) expect(applyPatch(from, patch)).toEqual(to);
    }),
  );
});

test('the fold of all events is the list as it is now', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
      const folded = changesOf(lists).reduce<Map<string, Match>>(fold, asMap(lists[0] ?? []));
      expect(byId(folded.values())).toEqual(byId(asMap(lists.at(-1) ?? []).values()));
    }),
    { numRuns: 500 },
  );
});

test('a reader who was slow ends where the quick ones do, with one event for each match', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
      const start = asMap(lists[0] ?? []);
      const last = asMap(lists.at(-1) ?? []);
      const short = conflate(changesOf(lists), (id) => last.get(id));
      const end = short.reduce<Map<string, Match>>(fold, start);
      expect(byId(end.values())).toEqual(byId(last.values()));
      expect(short.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 500 },
  );
});

test('a list that has not changed makes no event', () => {
  fc.assert(
    fc.property(list, (one) => {
      expect(changesOf([one, one])).toEqual([]);
    }),
  );
});

test('a goal is a patch of a few bytes', () => {
  const before = {
    id: 'ma-1',
    homeTeam: { name: 'Northgate', score: 0 },
    odds: { 2: { asia: [1, 2, 3] } },
  };
  const after = { ...before, homeTeam: { ...before.homeTeam, score: 1 } };
  const [event] = changesOf([[before as never], [after as never]]) as LiveEvent[];
  expect(event).toEqual({ kind: 'patch', at: 0, id: 'ma-1', patch: { homeTeam: { score: 1 } } });
});
