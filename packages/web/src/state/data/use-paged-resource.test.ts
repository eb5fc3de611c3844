import { expect, test } from 'vitest';
import { emptyResource, type Resource } from '../stores/resource.ts';
import { joinPages } from './use-paged-resource.ts';

const page = (data: number[], fetchedAt = 5): Resource<readonly number[]> => ({
  ...emptyResource,
  result: { kind: 'ok', data },
  fetchedAt,
});
const failed: Resource<never> = {
  ...emptyResource,
  result: { kind: 'failed', status: 502 },
  failedAt: 9,
};

test('TEA-3 pages are joined in order, and are as old as the oldest', () => {
  expect(joinPages([page([1, 2], 7), page([3], 6)])).toMatchObject({
    result: { kind: 'ok', data: [1, 2, 3] },
    fetchedAt: 6,
    failedAt: 0,
  });
});

test('SYS-7 a later page that fails leaves the earlier ones in place', () => {
  expect(joinPages([page([1]), failed, page([3])])).toMatchObject({
    result: { kind: 'ok', data: [1] },
    failedAt: 9,
  });
  expect(joinPages([failed, page([3])])).toBe(failed);
  expect(joinPages([emptyResource])).toBe(emptyResource);
});
