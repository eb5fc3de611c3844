import { expect, test } from 'vitest';
import { fullCost, hashOfNobody, hashPassword, isPassword } from './password.ts';
import { sampleHash } from './sample-account.ts';

const cheap = { N: 16, r: 1, p: 1 };

test('API-1 a password fits its hash and no other', async () => {
  const stored = await hashPassword('a quiet evening', cheap);
  expect(stored).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('a quiet evening', stored)).toBe(true);
  expect(await isPassword('a quiet morning', stored)).toBe(false);
});

test('API-1 one password has another hash each time', async () => {
  const [a, b] = [await hashPassword('x', cheap), await hashPassword('x', cheap)];
  expect(a).not.toBe(b);
});

test('API-1 the sample password fits the hash that is written out', async () => {
  expect(await isPassword('touchline-demo', sampleHash)).toBe(true);
});

test('API-1 nobody’s hash takes the same work as anybody’s', async () => {
  const shape = (stored: string) => {
    const [kind, N, r, p, salt = '', key = ''] = stored.split('$');
    return [kind, N, r, p, salt.length, key.length];
  };
  const nobody = hashOfNobody(fullCost);
  expect(shape(nobody)).toEqual(shape(sampleHash));
  expect(await isPassword('', nobody)).toBe(false);
});

test('API-1 hashing leaves the thread free', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  await hashPassword('x', fullCost);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});
