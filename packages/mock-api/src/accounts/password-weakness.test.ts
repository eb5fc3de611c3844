import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordWeakness } from './password-weakness.ts';

const EMAIL = 'Mei.Tanaka@example-club.org';

test.each([
  ['password', /most common/],
  ['PassWord1', /most common/],
  ['12345678', /most common/],
  ['touchline', /name of the site/],
  ['Touchline2026!', /name of the site/],
  ['mei.tanaka', /e-mail address/],
  ['MEI.TANAKA99', /e-mail address/],
  ['example-club', /e-mail address/],
  [EMAIL, /e-mail address/],
])('API-2 %s is refused as a new password', async (password, reason) => {
  expect(await passwordWeakness(password, EMAIL)).toMatch(reason);
});

test.each(['a quiet evening', 'touchline-demo', 'long enough', 'tanaka and the four winds'])(
  'API-2 %s is accepted',
  async (password) => {
    expect(await passwordWeakness(password, EMAIL)).toBeUndefined();
  },
);

test('API-2 a short part of an address refuses nothing', async () => {
  expect(await passwordWeakness('abc12345!', 'abc@x.de')).toBeUndefined();
});

test('API-2 the list has 3,000 passwords in the form that they are compared in', async () => {
  const passwords = [...(await commonPasswords())];
  expect(passwords).toHaveLength(3000);
  for (const each of passwords) {
    expect(each).toBe(each.normalize('NFKC').toLowerCase());
    expect(each.length).toBeGreaterThanOrEqual(8);
  }
});
