import type { Credentials } from '../../state/account/log-in.ts';

const shortest = 8;

export interface CredentialErrors {
  email?: 'emailMissing' | 'emailWrong';
  password?: 'passwordMissing' | 'passwordShort';
}

/** What can be told of an entry before it is sent. Only a new password has to be long: an old one is what it is. */
export function validateCredentials(
  { email, password }: Credentials,
  fresh: boolean,
): CredentialErrors {
  const faults: CredentialErrors = {};
  if (email === '') faults.email = 'emailMissing';
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) faults.email = 'emailWrong';
  if (password === '') faults.password = 'passwordMissing';
  else if (fresh && password.length < shortest) faults.password = 'passwordShort';
  return faults;
}
