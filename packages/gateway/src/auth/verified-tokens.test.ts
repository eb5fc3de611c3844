import { expect, test } from 'vitest';
import { createVerifiedTokens } from './verified-tokens.ts';

const TOLERANCE_MS = 5000;
const NOW = 1_800_000_000_000;
const IN_AN_HOUR = NOW / 1000 + 3600;

test('a token is remembered until it expires', () => {
  const tokens = createVerifiedTokens(TOLERANCE_MS);
  tokens.add('Bearer a', IN_AN_HOUR, NOW);
  const expiresAt = IN_AN_HOUR * 1000 + TOLERANCE_MS;
  expect(tokens.has('Bearer a', expiresAt)).toBe(true);
  expect(tokens.has('Bearer a', expiresAt + 1)).toBe(false);
  expect(tokens.has('bearer a', NOW)).toBe(false);
  expect(tokens.has('Bearer', NOW)).toBe(false);
});

test('with keys that may be revoked it is remembered for a minute, and until the keys change', () => {
  let version = 1;
  const tokens = createVerifiedTokens(TOLERANCE_MS, () => version);
  tokens.add('Bearer a', IN_AN_HOUR, NOW);
  expect(tokens.has('Bearer a', NOW + 60_000)).toBe(true);
  expect(tokens.has('Bearer a', NOW + 60_001)).toBe(false);
  tokens.add('Bearer b', IN_AN_HOUR, NOW);
  version = 2;
  expect(tokens.has('Bearer b', NOW)).toBe(false);
  tokens.add('Bearer c', NOW / 1000 + 1, NOW);
  expect(tokens.has('Bearer c', NOW + 6001)).toBe(false);
});

test('the memory is bounded, and forgets the oldest first', () => {
  const tokens = createVerifiedTokens(TOLERANCE_MS);
  const long = (n: number) => `Bearer ${n}${'x'.repeat(15_000)}`;
  for (let n = 0; n < 300; n += 1) tokens.add(long(n), IN_AN_HOUR, NOW);
  expect(tokens.has(long(0), NOW)).toBe(false);
  expect(tokens.has(long(299), NOW)).toBe(true);
});
