import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { expect, test } from 'vitest';
import { SAMPLE_PASSWORD_HASH } from './open-account-store.ts';
import { DEFAULT_HASH_COST, dummyHash, hashPassword, isPassword } from './password.ts';

const CHEAP_HASH_COST = { N: 16, r: 1, p: 1 };

test('API-1 only the right password matches a hash', async () => {
  const stored = await hashPassword('a quiet evening', CHEAP_HASH_COST);
  expect(stored).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('a quiet evening', stored)).toBe(true);
  expect(await isPassword('a quiet morning', stored)).toBe(false);
});

test('API-1 a password with an accent is the same however a device composes the letter', async () => {
  const stored = await hashPassword('un caf\u00e9', CHEAP_HASH_COST);
  expect(await isPassword('un cafe\u0301', stored)).toBe(true);
});

test('API-1 hashing the same password twice gives different hashes', async () => {
  const [a, b] = [
    await hashPassword('x', CHEAP_HASH_COST),
    await hashPassword('x', CHEAP_HASH_COST),
  ];
  expect(a).not.toBe(b);
});

test('API-1 the sample password matches its precomputed hash', async () => {
  expect(await isPassword(SAMPLE_ACCOUNT.password, SAMPLE_PASSWORD_HASH)).toBe(true);
});

test('API-1 the dummy hash costs as much to verify as a real one', async () => {
  const shape = (stored: string) => {
    const [kind, N, r, p, salt = '', key = ''] = stored.split('$');
    return [kind, N, r, p, salt.length, key.length];
  };
  const dummy = dummyHash(DEFAULT_HASH_COST);
  expect(shape(dummy)).toEqual(shape(SAMPLE_PASSWORD_HASH));
  expect(await isPassword('', dummy)).toBe(false);
});

test('API-1 hashing does not block the event loop', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  await hashPassword('x', DEFAULT_HASH_COST);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});
