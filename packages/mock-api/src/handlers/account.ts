import { badInput } from '@touchline/shared/server/http/http-problem';
import type { Caller } from '../accounts/account-service.ts';
import { describeDevice } from '../accounts/describe-device.ts';
import { passwordWeakness } from '../accounts/password-weakness.ts';
import { loginRequired } from '../errors.ts';
import type { SomeHandlers } from './context.ts';

function signedIn(caller: Caller | undefined): Caller {
  if (!caller) throw loginRequired();
  return caller;
}

async function refuseWeak(password: string, email: string, field: string): Promise<void> {
  const weakness = await passwordWeakness(password, email);
  if (weakness) throw badInput({ field, in: 'body', message: `${weakness}; choose another` });
}

export const account = {
  logIn({ body }, { accounts, signal, userAgent }) {
    const device = describeDevice(userAgent);
    return accounts.logIn(body.username, body.password, { device, signal });
  },

  async register({ body: { email, password } }, { accounts, signal }) {
    await refuseWeak(password, email, 'password');
    return { username: await accounts.register(email, password, { signal }) };
  },

  refreshTokens: ({ body }, { accounts }) => accounts.refresh(body.refreshToken),

  async logOut({ body }, { accounts }) {
    await accounts.logOut(body.refreshToken);
    return true as const;
  },

  async changePassword({ body }, { accounts, caller, signal }) {
    const holder = signedIn(caller);
    await refuseWeak(body.newPassword, holder.username, 'newPassword');
    await accounts.changePassword(holder, { ...body, signal });
    return true as const;
  },

  listSessions: (_input, { accounts, caller }) => accounts.sessions(signedIn(caller)),

  async endSessions({ body }, { accounts, caller }) {
    await accounts.endSessions(signedIn(caller), body.session);
    return true as const;
  },

  getWallet: (_input, { accounts, caller, now }) => accounts.wallet(signedIn(caller), now),
} satisfies SomeHandlers;
