import { loginRequired } from '../api-error.ts';
import type { HandlersFor } from './context.ts';

export const account: HandlersFor<'logIn' | 'register' | 'refreshTokens' | 'logOut' | 'getWallet'> =
  {
    logIn: ({ body }, { accounts }) => accounts.logIn(body.username, body.password),

    async register({ body }, { accounts }) {
      return { username: await accounts.register(body.email, body.password) };
    },

    refreshTokens: ({ body }, { accounts }) => accounts.refresh(body.refreshToken),

    async logOut({ body }, { accounts }) {
      await accounts.logOut(body.refreshToken);
      return true as const;
    },

    getWallet(_input, { accounts, caller, now }) {
      if (!caller) throw loginRequired();
      return accounts.wallet(caller, now);
    },
  };
