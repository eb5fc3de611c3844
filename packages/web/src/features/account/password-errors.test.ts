import { expect, test } from 'vitest';
import { passwordErrors } from './password-errors.ts';

test.each([
  ['', '', '', { currentPassword: 'missing', newPassword: 'short' }],
  ['old', '1234567', '1234567', { newPassword: 'short' }],
  ['old', 'a loud afternoon', 'a loud', { confirmPassword: 'differs' }],
  ['old', 'a loud afternoon', 'a loud afternoon', {}],
])('ACC-4 of the passwords %o, %o and %o the errors are %o', (current, next, confirm, errors) => {
  expect(
    passwordErrors({ currentPassword: current, newPassword: next, confirmPassword: confirm }),
  ).toEqual(errors);
});
