import type { TokenPair, Wallet } from '@touchline/types';
import { ApiError, unauthorized } from '../api-error.ts';
import { type Db, toStorableText } from '../store/schema.ts';
import type { Caller } from './access-token.ts';
import { createAccount, findAccount, findBalances } from './account-repository.ts';
import {
  DEFAULT_HASH_COST,
  dummyHash,
  type HashCost,
  hashPassword,
  isPassword,
} from './password.ts';
import {
  purgeTokens,
  revokeTokenFamily,
  rotateRefreshToken,
  startTokenFamily,
} from './refresh-tokens.ts';
import { ratesAt } from './wallet.ts';

export interface Accounts {
  /** Resolves with the account's username: the normalized e-mail address. */
  register(email: string, password: string): Promise<string>;
  logIn(username: string, password: string, accessSeconds?: number): Promise<TokenPair>;
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the session of the token, if there is one. */
  logOut(refreshToken: string): Promise<void>;
  verifyAccessToken(token: string): Promise<Caller>;
  wallet(caller: Caller, instant: number): Promise<Wallet>;
}

export interface AccountsOptions {
  /** Called per operation, so that the database opens on first use. */
  readonly db: () => Promise<Db>;
  /** The real time, in seconds: token expiry does not follow the world's clock. */
  readonly now: () => number;
  /** Called per token: scores are served before there is one. */
  readonly secret: () => Promise<string>;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
  readonly cost?: HashCost;
}

/** A sample account that cannot log in. */
export const BLOCKED_USERNAME = 'blocked@touchline.dev';

// On first use: fast-jwt takes 10 ms of a start, and scores need no token.
const accessTokens = () => import('./access-token.ts');

const PURGE_INTERVAL_SECONDS = 3600;

const normalizeEmail = (email: string) => toStorableText(email.normalize('NFC').toLowerCase());

export function createAccounts(options: AccountsOptions): Accounts {
  const { db, now, secret, refreshSeconds, cost = DEFAULT_HASH_COST } = options;
  const unknownAccountHash = dummyHash(cost);

  async function issueAccessToken(
    account: { id: string; username: string },
    seconds: number,
  ): Promise<string> {
    const { signAccessToken } = await accessTokens();
    const iat = now();
    const { id: sub, username } = account;
    return signAccessToken({ username, sub, iat, exp: iat + seconds }, await secret());
  }

  const refreshOptions = async () => ({
    now: now(),
    lifetime: refreshSeconds,
    secret: await secret(),
  });

  let purgedAt = Number.NEGATIVE_INFINITY;
  /** Tokens are added by logins and refreshes alone, so that these also delete the expired ones. */
  async function purgeSometimes(): Promise<void> {
    if (now() < purgedAt + PURGE_INTERVAL_SECONDS) return;
    purgedAt = now();
    await purgeTokens(await db(), now());
  }

  return {
    async register(email, password) {
      const username = normalizeEmail(email);
      const hash = await hashPassword(password, cost);
      if (await createAccount(await db(), { username, password: hash, now: now() }))
        return username;
      throw new ApiError('conflict', `${username} has an account already; log in instead.`);
    },

    async logIn(username, password, accessSeconds = options.accessSeconds) {
      const account = await findAccount(await db(), normalizeEmail(username));
      const isCorrect = await isPassword(password, account?.password ?? unknownAccountHash);
      if (!account || !isCorrect) throw unauthorized('The username or the password is wrong.');
      if (account.username === BLOCKED_USERNAME) throw unauthorized('This account is blocked.');
      const refreshToken = await startTokenFamily(await db(), account.id, await refreshOptions());
      await purgeSometimes();
      return { accessToken: await issueAccessToken(account, accessSeconds), refreshToken };
    },

    async refresh(token) {
      const { owner, refreshToken } = await rotateRefreshToken(
        await db(),
        token,
        await refreshOptions(),
      );
      await purgeSometimes();
      return { accessToken: await issueAccessToken(owner, options.accessSeconds), refreshToken };
    },

    async logOut(token) {
      await revokeTokenFamily(await db(), token, now());
    },

    async verifyAccessToken(token) {
      const { verifyAccessToken } = await accessTokens();
      return verifyAccessToken(token, await secret(), now());
    },

    async wallet({ accountId }, instant) {
      const balances = await findBalances(await db(), accountId);
      if (!balances)
        throw unauthorized(
          'The account of this token no longer exists; register again.',
          'invalid_token',
        );
      return { balances, rates: ratesAt(instant) };
    },
  };
}
