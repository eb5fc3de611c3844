import type { Credentials } from '../../state/account/log-in.ts';

const MIN_PASSWORD_LENGTH = 8;

export interface CredentialErrors {
  email?: 'emailMissing' | 'emailWrong';
  password?: 'passwordMissing' | 'passwordShort';
}

/** The errors that need no server. Only a new password has a minimum length: existing ones may be shorter. */
export function validateCredentials(
  { email, password }: Credentials,
  isNewPassword: boolean,
): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email === '') errors.email = 'emailMissing';
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) errors.email = 'emailWrong';
  if (password === '') errors.password = 'passwordMissing';
  else if (isNewPassword && password.length < MIN_PASSWORD_LENGTH)
    errors.password = 'passwordShort';
  return errors;
}
