import { expect, test } from 'vitest';
import { RateCounters } from './rate-counters.ts';

test('API-1 an address from which an account was used is known until its window ends', async () => {
  let now = 1000;
  const counters = new RateCounters(undefined, () => now);
  await counters.add('known', 'an address', 500);
  now = 1499;
  expect(await counters.has('known', 'an address')).toBe(true);
  now = 1500;
  expect(await counters.has('known', 'an address')).toBe(false);
});
