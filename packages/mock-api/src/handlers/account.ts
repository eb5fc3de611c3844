import { unauthorized } from '../api-error.ts';
import type { HandlersOf } from './handlers.ts';

export const account: HandlersOf<'logIn' | 'register' | 'refreshTokens' | 'getWallet'> = {
  logIn: ({ body }, { accounts }) => accounts.logIn(body.username, body.password),

  async register({ body }, { accounts }) {
    return { username: await accounts.register(body.email, body.password) };
  },

  refreshTokens: ({ body }, { accounts }) => accounts.refresh(body.refreshToken),

  getWallet(_input, { accounts, caller, now }) {
    if (!caller) throw unauthorized('Log in first; this needs an access token.');
    return accounts.wallet(caller, now);
  },
};
