import { expect, test, vi } from 'vitest';
import type { Result } from '../../api/result.ts';
import { joinLists } from './join-lists.ts';

const list = (result: Result<number[]> | undefined) => ({ result, pending: false, retry: vi.fn() });
const ok = (...data: number[]): Result<number[]> => ({ kind: 'ok', data });
const failed: Result<number[]> = { kind: 'failed', status: 502 };
const notFound: Result<number[]> = { kind: 'not-found' };

test.each([
  [[ok(1), ok(2)], ok(1, 2)],
  [[ok(1), failed], ok(1)],
  [[ok(1), undefined], ok(1)],
  [[ok(), undefined], undefined],
  [[failed, undefined], undefined],
  [[ok(), failed], failed],
  [[notFound, failed], failed],
  [[notFound, ok()], notFound],
  [[ok(), ok()], ok()],
])('lists %j are one', (results, joined) => {
  expect(joinLists(results.map(list)).result).toEqual(joined);
});

test('all lists are requested again', () => {
  const lists = [list(failed), list(failed)];
  joinLists(lists).retry();
  for (const { retry } of lists) expect(retry).toHaveBeenCalledOnce();
});
