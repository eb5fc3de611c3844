import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';
import { expect, test } from 'vitest';
import { pbkdf2Passwords, SAMPLE_PASSWORD_HASH } from '../src/accounts/passwords.ts';

test('the sample accounts have the password of the README', async () => {
  expect(await pbkdf2Passwords.isCorrect(SAMPLE_ACCOUNT.password, SAMPLE_PASSWORD_HASH)).toBe(true);
  expect(await pbkdf2Passwords.isCorrect('touchline', SAMPLE_PASSWORD_HASH)).toBe(false);
});

test('a hash fits its password alone, and no hash fits without an account', async () => {
  const stored = await pbkdf2Passwords.hash('a quiet evening');
  expect(await pbkdf2Passwords.isCorrect('a quiet evening', stored)).toBe(true);
  expect(await pbkdf2Passwords.isCorrect('a quiet morning', stored)).toBe(false);
  expect(await pbkdf2Passwords.isCorrect('', undefined)).toBe(false);
});
