import { expect, test } from 'vitest';
import { call, callKey } from './call.ts';

test('HOM-2 the order of parameters and undefined ones do not change a call’s key', () => {
  const one = call('/teams/rankings', { sportType: 'football', size: 8 }, 'en');
  const query = { size: 8, page: undefined as never, sportType: 'football' } as const;
  expect(callKey(call('/teams/rankings', query, 'en'))).toBe(callKey(one));
  expect(callKey(one)).toBe('en /teams/rankings?size=8&sportType=football');
});

test('HOM-2 a path parameter distinguishes calls, beside a query parameter of the same name', () => {
  const keys = (['about', 'jobs'] as const).map((pageName) => {
    const query = { pageName: 'contacts' } as never;
    return callKey(call('/static/{pageName}.html', query, 'en', { pageName }));
  });
  expect(new Set(keys).size).toBe(2);
});

test('a call whose path has parameters needs them', () => {
  // @ts-expect-error No page is named.
  expect(call('/static/{pageName}.html', {}, 'en').params.path).toBeUndefined();
  // @ts-expect-error The path has no parameters.
  call('/news', {}, 'en', { pageName: 'about' });
});
