import type { TokenPair, Wallet } from '@touchline/types';
import { ApiError, unauthorized } from '../api-error.ts';
import { toStorableText } from '../store/schema.ts';
import type { AccountStore } from './account-store.ts';
import { BLOCKED_USERNAME } from './sample-accounts.ts';
import { ratesAt } from './wallet.ts';

/** The account that an access token authenticates. */
export interface Caller {
  readonly username: string;
  readonly accountId: string;
  /** Age of the token. */
  readonly ageSeconds: number;
}

export interface Accounts {
  /** Resolves with the account's username: the normalized e-mail address. Balances are by default derived from it. */
  register(email: string, password: string, balances?: Wallet['balances']): Promise<string>;
  logIn(username: string, password: string, accessSeconds?: number): Promise<TokenPair>;
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the session of the token, if there is one. */
  logOut(refreshToken: string): Promise<void>;
  verifyAccessToken(token: string): Promise<Caller>;
  wallet(caller: Caller, instant: number): Promise<Wallet>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long, and fails. */
  isCorrect(password: string, stored: string | undefined): Promise<boolean>;
}

export interface AccessTokenPayload {
  readonly username: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
}

export interface AccessTokens {
  sign(payload: AccessTokenPayload): Promise<string>;
  /** Throws a 401 if the signature is wrong, a claim is missing or the token has expired. */
  verify(token: string, now: number): Promise<Caller>;
}

export interface AccountServiceOptions {
  /** Called per operation, so that the store opens on first use. */
  readonly store: () => Promise<AccountStore>;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  /** Called per token: scores are served before there is one. */
  readonly secret: () => Promise<string>;
  /** The real time, in seconds: token expiry does not follow the world's clock. */
  readonly now: () => number;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

const PURGE_INTERVAL_SECONDS = 3600;

/** Case, and other spellings of the same letters, do not make another address; full-width letters of a domain neither. */
export function normalizeEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const spelled = email.slice(0, at).normalize('NFC') + email.slice(at).normalize('NFKC');
  return toStorableText(spelled.toLowerCase());
}

/** Sign-in, tokens and wallets, whatever they are stored in. */
export function createAccountService(options: AccountServiceOptions): Accounts {
  const { store, passwords, accessTokens, secret, now, refreshSeconds } = options;

  function issueAccessToken(
    { id: sub, username }: { id: string; username: string },
    seconds: number,
  ): Promise<string> {
    const iat = now();
    return accessTokens.sign({ username, sub, iat, exp: iat + seconds });
  }

  const refreshOptions = async () => ({
    now: now(),
    lifetime: refreshSeconds,
    secret: await secret(),
  });

  let purgedAt = Number.NEGATIVE_INFINITY;
  /** Tokens are added by logins and refreshes alone, so that these also delete the expired ones. */
  async function purgeSometimes(accounts: AccountStore): Promise<void> {
    if (now() < purgedAt + PURGE_INTERVAL_SECONDS) return;
    purgedAt = now();
    await accounts.purgeTokens(now());
  }

  return {
    async register(email, password, balances) {
      const username = normalizeEmail(email);
      const hash = await passwords.hash(password);
      const accounts = await store();
      const account = { username, password: hash, now: now(), balances };
      if (await accounts.createAccount(account)) return username;
      throw new ApiError('conflict', `${username} has an account already; log in instead.`);
    },

    async logIn(username, password, accessSeconds = options.accessSeconds) {
      const accounts = await store();
      const account = await accounts.findAccount(normalizeEmail(username));
      const isCorrect = await passwords.isCorrect(password, account?.password);
      if (!account || !isCorrect) throw unauthorized('The username or the password is wrong.');
      if (account.username === BLOCKED_USERNAME) throw unauthorized('This account is blocked.');
      const refreshToken = await accounts.startTokenFamily(account.id, await refreshOptions());
      await purgeSometimes(accounts);
      return { accessToken: await issueAccessToken(account, accessSeconds), refreshToken };
    },

    async refresh(token) {
      const accounts = await store();
      const { owner, refreshToken } = await accounts.rotateRefreshToken(
        token,
        await refreshOptions(),
      );
      await purgeSometimes(accounts);
      return { accessToken: await issueAccessToken(owner, options.accessSeconds), refreshToken };
    },

    async logOut(token) {
      await (await store()).revokeTokenFamily(token, now());
    },

    verifyAccessToken: (token) => accessTokens.verify(token, now()),

    async wallet({ accountId }, instant) {
      const balances = await (await store()).findBalances(accountId);
      if (!balances)
        throw unauthorized(
          'The account of this token no longer exists; register again.',
          'invalid_token',
        );
      return { balances, rates: ratesAt(instant) };
    },
  };
}
