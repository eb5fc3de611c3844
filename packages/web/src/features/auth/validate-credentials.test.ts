import { expect, test } from 'vitest';
import { validateCredentials } from './validate-credentials.ts';

test.each([
  ['', '', false, { email: 'emailMissing', password: 'passwordMissing' }],
  ['mei', 'x', false, { email: 'emailWrong' }],
  ['mei@', 'x', false, { email: 'emailWrong' }],
  ['mei@two words', 'x', false, { email: 'emailWrong' }],
  ['美@example.org', 'x', false, {}],
  ['mei@example.org', '1234567', true, { password: 'passwordShort' }],
  ['mei@example.org', '12345678', true, {}],
] as const)(
  'AUT-1, AUT-2 the credentials %o %o (new: %o) have the errors %o',
  (email, password, isNewPassword, errors) => {
    expect(validateCredentials({ email, password }, isNewPassword)).toEqual(errors);
  },
);
