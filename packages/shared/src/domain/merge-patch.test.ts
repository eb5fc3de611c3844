import { expect, test } from 'vitest';
import { applyPatch } from './merge-patch.ts';

// The cases of RFC 7396, appendix A, with objects.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%o patched by %o is %o', (target, patch, result) => {
  expect(applyPatch<unknown>(target, patch)).toEqual(result);
});

test('a member that the patch does not name stays the same object', () => {
  const tournament = { id: 'to-eng1' };
  expect(applyPatch({ tournament, tips: 1 }, { tips: 2 }).tournament).toBe(tournament);
});
