import type { Accounts } from '../../accounts/account-service.ts';
import { accessTokenExpired } from '../../errors.ts';
import type { Effect } from '../effect.ts';

const MAX_TOKEN_AGE_SECONDS = 5;
const EXPIRED_LIFETIME_SECONDS = -60;

/**
 * A login returns an expired access token, and a refresh one that is valid for five seconds: a client's recovery can be
 * observed again and again.
 */
function withExpiredTokens(accounts: Accounts): Accounts {
  return {
    ...accounts,
    logIn: (username, password, options) =>
      accounts.logIn(username, password, { ...options, accessSeconds: EXPIRED_LIFETIME_SECONDS }),
    async verifyAccessToken(token) {
      const caller = await accounts.verifyAccessToken(token);
      if (caller.ageSeconds > MAX_TOKEN_AGE_SECONDS) throw accessTokenExpired();
      return caller;
    },
  };
}

export const expiredTokens: Effect = { wrapAccounts: withExpiredTokens };
