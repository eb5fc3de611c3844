import { type Change, conflate, diffMatches } from '@touchline/api-core/live/match-changes';
import { applyPatch, type Json, mergePatch } from '@touchline/shared/domain/merge-patch';
import type { LiveEvent, Match } from '@touchline/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEvent, sortById } from './apply-event.ts';

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

/** The changes from each list to the next. */
function changesOf(lists: readonly Match[][]): Change[] {
  return lists
    .slice(1)
    .flatMap((next, n) => diffMatches(asMap(lists[n] ?? []), asMap(next), n) as Change[]);
}

test('a merge patch turns one object into another, where it can express the change', () => {
  fc.assert(
    fc.property(data, data, (from, to) => {
      const patch = mergePatch(from, to);
      if (patch) expect(applyPatch(from, patch)).toEqual(to);
    }),
  );
});

test('all events applied give the current list', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
      const applied = changesOf(lists).reduce<Map<string, Match>>(
        applyEvent,
        asMap(lists[0] ?? []),
      );
      expect(sortById(applied.values())).toEqual(sortById(asMap(lists.at(-1) ?? []).values()));
    }),
    { numRuns: 500 },
  );
});

test('conflated events give the same list, with one event per match', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
      const start = asMap(lists[0] ?? []);
      const last = asMap(lists.at(-1) ?? []);
      const short = conflate(changesOf(lists), (id) => last.get(id));
      const end = short.reduce<Map<string, Match>>(applyEvent, start);
      expect(sortById(end.values())).toEqual(sortById(last.values()));
      expect(short.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 500 },
  );
});

test('an unchanged list gives no event', () => {
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
