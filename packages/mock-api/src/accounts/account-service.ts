import { badInput, HttpProblem } from '@touchline/shared/server/http/http-problem';
import type { Session, TokenPair, Wallet } from '@touchline/types';
import { unauthorized } from '../errors.ts';
import { toStorableText } from '../store/schema.ts';
import type { AccountStore } from './account-store.ts';
import type { Device } from './describe-device.ts';
import { BLOCKED_USERNAME } from './sample-accounts.ts';
import { steadyInterval } from './steady-interval.ts';
import { ratesAt } from './wallet.ts';

/** The account that an access token authenticates. */
export interface Caller {
  readonly username: string;
  readonly accountId: string;
  /** The session that the token was issued in; tokens of older versions name none. */
  readonly sessionId: string | undefined;
  /** Age of the token. */
  readonly ageSeconds: number;
}

interface RegisterOptions {
  /** By default derived from the username. */
  readonly balances?: Wallet['balances'] | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface LogInOptions {
  readonly accessSeconds?: number | undefined;
  readonly device?: Device;
  readonly signal?: AbortSignal | undefined;
}

interface PasswordChangeRequest {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Accounts {
  /** Resolves with the account's username: the normalized e-mail address. */
  register(email: string, password: string, options?: RegisterOptions): Promise<string>;
  logIn(username: string, password: string, options?: LogInOptions): Promise<TokenPair>;
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the session of the token, if there is one. */
  logOut(refreshToken: string): Promise<void>;
  verifyAccessToken(token: string): Promise<Caller>;
  wallet(caller: Caller, instant: number): Promise<Wallet>;
  /** Ends the other sessions of the account too. */
  changePassword(caller: Caller, change: PasswordChangeRequest): Promise<void>;
  sessions(caller: Caller): Promise<Session[]>;
  /** Ends the session with this id, or all but the caller's. */
  endSessions(caller: Caller, session: string): Promise<void>;
}

/** Work that still waits when its signal aborts is not done. */
export interface Passwords {
  hash(password: string, signal?: AbortSignal): Promise<string>;
  /** Without a stored hash it takes as long, and fails. */
  isCorrect(password: string, stored: string | undefined, signal?: AbortSignal): Promise<boolean>;
}

interface AccessTokenPayload {
  readonly username: string;
  readonly sub: string;
  /** The session (OpenID Connect Back-Channel Logout, 2.1). */
  readonly sid: string;
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
  /** Seconds after its log-in at which a session ends, however often it is refreshed. */
  readonly sessionSeconds: number;
  /** Seconds on a clock that nobody sets. */
  readonly uptime?: () => number;
}

const PURGE_INTERVAL_SECONDS = 3600;
const OTHER_SESSIONS = 'others';

const invalidAccount = (detail: string) => unauthorized(detail, 'invalid_token');

const wrongLogin = () => unauthorized('The username or the password is wrong.');

const wrongPassword = () =>
  badInput({
    field: 'currentPassword',
    in: 'body',
    message: 'is not the password of this account',
  });

/** Case, and other spellings of the same letters, do not make another address; full-width letters of a domain neither. */
export function normalizeEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const spelled = email.slice(0, at).normalize('NFC') + email.slice(at).normalize('NFKC');
  return toStorableText(spelled.toLowerCase());
}

/** Sign-in, tokens and wallets. */
export function createAccountService(options: AccountServiceOptions): Accounts {
  const { store, passwords, accessTokens, secret, now, refreshSeconds, sessionSeconds } = options;
  const { uptime = () => performance.now() / 1000 } = options;

  function issueAccessToken(
    { id: sub, username }: { id: string; username: string },
    sid: string,
    seconds = options.accessSeconds,
  ): Promise<string> {
    const iat = now();
    return accessTokens.sign({ username, sub, sid, iat, exp: iat + seconds });
  }

  const refreshOptions = async () => ({
    now: now(),
    lifetime: refreshSeconds,
    sessionLifetime: sessionSeconds,
    secret: await secret(),
  });

  const isPurgeDue = steadyInterval(PURGE_INTERVAL_SECONDS, { now, uptime });
  /** Tokens are added by logins and refreshes alone, so that these also delete the expired ones. */
  async function purgeSometimes(accounts: AccountStore): Promise<void> {
    if (isPurgeDue()) await accounts.purgeTokens(now());
  }

  /** The store, for a caller whose session has not been ended. */
  async function storeFor({ sessionId }: Caller): Promise<AccountStore> {
    const accounts = await store();
    if (sessionId === undefined || (await accounts.hasSession(sessionId))) return accounts;
    throw invalidAccount('The session of this token has ended; log in again.');
  }

  return {
    async register(email, password, { balances, signal } = {}) {
      const username = normalizeEmail(email);
      const hash = await passwords.hash(password, signal);
      const accounts = await store();
      const account = { username, password: hash, now: now(), balances };
      if (await accounts.createAccount(account)) return username;
      throw new HttpProblem(409, `${username} has an account already; log in instead.`);
    },

    async logIn(username, password, { accessSeconds, device = {}, signal } = {}) {
      const accounts = await store();
      const account = await accounts.findAccount(normalizeEmail(username));
      const isCorrect = await passwords.isCorrect(password, account?.password, signal);
      if (!account || !isCorrect) throw wrongLogin();
      if (account.username === BLOCKED_USERNAME) throw unauthorized('This account is blocked.');
      const started = await accounts.startTokenFamily(account, device, await refreshOptions());
      // A change of the password while it was compared ends this session too.
      if (!started) throw wrongLogin();
      const { sessionId, refreshToken } = started;
      await purgeSometimes(accounts);
      const accessToken = await issueAccessToken(account, sessionId, accessSeconds);
      return { accessToken, refreshToken };
    },

    async refresh(token) {
      const accounts = await store();
      const { owner, sessionId, refreshToken } = await accounts.rotateRefreshToken(
        token,
        await refreshOptions(),
      );
      await purgeSometimes(accounts);
      return { accessToken: await issueAccessToken(owner, sessionId), refreshToken };
    },

    async logOut(token) {
      await (await store()).revokeTokenFamily(token, now());
    },

    verifyAccessToken: (token) => accessTokens.verify(token, now()),

    async wallet(caller, instant) {
      const balances = await (await storeFor(caller)).findBalances(caller.accountId);
      if (!balances)
        throw invalidAccount('The account of this token no longer exists; register again.');
      return { balances, rates: ratesAt(instant) };
    },

    async changePassword(caller, { currentPassword, newPassword, signal }) {
      const accounts = await storeFor(caller);
      const { id: accountId, password: from } = (await accounts.findAccount(caller.username)) ?? {};
      if (accountId !== caller.accountId || from === undefined)
        throw invalidAccount('The account of this token no longer exists; register again.');
      // At once: one after the other they could take longer than the gateway waits.
      const [isCorrect, to] = await Promise.all([
        passwords.isCorrect(currentPassword, from, signal),
        passwords.hash(newPassword, signal),
      ]);
      if (!isCorrect) throw wrongPassword();
      signal?.throwIfAborted();
      const { sessionId: keep } = caller;
      // Another change at the same time has made the current password a wrong one.
      if (!(await accounts.changePassword({ accountId, from, to, keep, now: now() })))
        throw wrongPassword();
    },

    async sessions(caller) {
      const accounts = await storeFor(caller);
      const sessions = await accounts.listSessions(caller.accountId, now());
      return sessions.map((session) => ({ ...session, current: session.id === caller.sessionId }));
    },

    async endSessions(caller, session) {
      const accounts = await storeFor(caller);
      const choice = session === OTHER_SESSIONS ? { except: caller.sessionId } : { only: session };
      await accounts.endSessions(caller.accountId, choice, now());
    },
  };
}
