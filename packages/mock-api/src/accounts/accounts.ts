import type { TokenPair, Wallet } from '@touchline/types';
import { Fault, unauthorized } from '../api-error.ts';
import type { Db } from '../store/schema.ts';
import { storable } from '../store/storable.ts';
import { accessToken, type Caller, callerOf } from './access-token.ts';
import { accountNamed, addAccount, balancesOf } from './account-repository.ts';
import { fullCost, type HashCost, hashOfNobody, hashPassword, isPassword } from './password.ts';
import { rotate, startFamily } from './refresh-tokens.ts';
import { ratesAt } from './wallet.ts';

export interface Accounts {
  /** Answers with the name under which the account is kept. */
  register(email: string, password: string): Promise<string>;
  logIn(username: string, password: string, accessSeconds?: number): Promise<TokenPair>;
  refresh(refreshToken: string): Promise<TokenPair>;
  callerOf(token: string): Caller;
  wallet(caller: Caller, instant: number): Promise<Wallet>;
}

export interface AccountsOptions {
  /** Asked for with each call, so that nothing is opened before somebody needs it. */
  readonly db: () => Promise<Db>;
  /** The real time, in seconds: tokens expire by it, whatever the world's clock shows. */
  readonly now: () => number;
  readonly secret: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
  readonly cost?: HashCost;
}

const normalised = (email: string) => storable(email.normalize('NFC').toLowerCase());

export function createAccounts(options: AccountsOptions): Accounts {
  const { db, now, secret, refreshSeconds, cost = fullCost } = options;
  const nobody = hashOfNobody(cost);

  function accessFor(account: { id: string; username: string }, seconds: number): string {
    const iat = now();
    const { id: sub, username } = account;
    return accessToken({ username, sub, iat, exp: iat + seconds }, secret);
  }

  return {
    async register(email, password) {
      const username = normalised(email);
      const hash = await hashPassword(password, cost);
      if (await addAccount(await db(), { username, password: hash, now: now() })) return username;
      throw new Fault('conflict', `${username} has an account already; log in instead.`);
    },

    async logIn(username, password, accessSeconds = options.accessSeconds) {
      const account = await accountNamed(await db(), normalised(username));
      const right = await isPassword(password, account?.password ?? nobody);
      if (!account || !right) throw unauthorized('The username or the password is wrong.');
      const refreshToken = await startFamily(await db(), account.id, now(), refreshSeconds);
      return { accessToken: accessFor(account, accessSeconds), refreshToken };
    },

    async refresh(token) {
      const { owner, refreshToken } = await rotate(await db(), token, now(), refreshSeconds);
      return { accessToken: accessFor(owner, options.accessSeconds), refreshToken };
    },

    callerOf: (token) => callerOf(token, secret, now()),

    async wallet({ accountId }, instant) {
      const balances = await balancesOf(await db(), accountId);
      if (!balances) throw unauthorized('The account of this token is gone.', 'invalid_token');
      return { balances, rates: ratesAt(instant) };
    },
  };
}
