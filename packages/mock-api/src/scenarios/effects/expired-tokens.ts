import type { Accounts } from '../../accounts/accounts.ts';
import { unauthorized } from '../../api-error.ts';
import type { Effect } from '../effect.ts';

const PATIENCE_SECONDS = 5;
const AGO = -60;

/**
 * Logging in hands out an access token that has expired, and one that is older than five seconds
 * counts as expired. Refreshing works, and what it hands out is good for those seconds: so that a
 * site's whole recovery can be seen.
 */
function withExpiredTokens(accounts: Accounts): Accounts {
  return {
    ...accounts,
    logIn: (username, password) => accounts.logIn(username, password, AGO),
    callerOf(token) {
      const caller = accounts.callerOf(token);
      if (caller.age <= PATIENCE_SECONDS) return caller;
      throw unauthorized(
        'The access token has expired; refresh it or log in again.',
        'invalid_token',
      );
    },
  };
}

export const expiredTokens: Effect = { accounts: withExpiredTokens };
