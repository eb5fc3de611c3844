import type { Wallet } from '@touchline/types';
import { unauthorized } from '../errors.ts';
import type { Device } from './describe-device.ts';

interface NewAccount {
  readonly username: string;
  /** The hash with its parameters and salt. */
  readonly password: string;
  readonly now: number;
  /** By default derived from the username. */
  readonly balances?: Wallet['balances'] | undefined;
}

interface StoredAccount {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

export interface RefreshOptions {
  readonly now: number;
  /** The lifetime of a token, in seconds. */
  readonly lifetime: number;
  /** Seconds after its log-in at which a session ends, however often it is refreshed. */
  readonly sessionLifetime: number;
  /** Derives each token from the one before it. */
  readonly secret: string;
}

interface StartedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

export interface RotatedToken extends StartedSession {
  readonly owner: Pick<StoredAccount, 'id' | 'username'>;
}

interface StoredSession extends Device {
  readonly id: string;
  readonly startedAt: number;
  readonly lastUsedAt: number;
}

/** The sessions to end: one, or all but one; without either, all. */
export interface SessionChoice {
  readonly only?: string;
  readonly except?: string | undefined;
}

interface PasswordChange {
  readonly accountId: string;
  /** The stored hash that the current password was compared with. */
  readonly from: string;
  readonly to: string;
  /** The session that does not end. */
  readonly keep: string | undefined;
  readonly now: number;
}

/** Accounts, wallets and refresh tokens: in SQLite or PostgreSQL. Times are in seconds. */
export interface AccountStore {
  /** Creates the account and its wallet; `false` if the username is taken. */
  createAccount(account: NewAccount): Promise<boolean>;
  findAccount(username: string): Promise<StoredAccount | undefined>;
  findBalances(accountId: string): Promise<Wallet['balances'] | undefined>;
  /** Stores the new hash and ends the other sessions; `false` if the stored hash is another one by now. */
  changePassword(change: PasswordChange): Promise<boolean>;
  /** The sessions that can be refreshed, the one used last first. */
  listSessions(accountId: string, now: number): Promise<StoredSession[]>;
  /** Whether the session has not been ended. */
  hasSession(sessionId: string): Promise<boolean>;
  endSessions(accountId: string, choice: SessionChoice, now: number): Promise<void>;
  /**
   * Issues the first token of a new family: all tokens that descend from one login. `undefined` if the account's hash is no
   * longer that with which the password was compared.
   */
  startTokenFamily(
    account: StoredAccount,
    device: Device,
    options: RefreshOptions,
  ): Promise<StartedSession | undefined>;
  /**
   * Exchanges a refresh token for the next one of its family. One that was used a moment ago gets the same next token, if
   * that has not been used. Any other reused token was copied, and thief and owner look alike: it revokes its family
   * (RFC 9700 §4.14.2).
   */
  rotateRefreshToken(token: string, options: RefreshOptions): Promise<RotatedToken>;
  /** Ends the session of a token, also of one that has been used or has expired. */
  revokeTokenFamily(token: string, now: number): Promise<void>;
  /** Deletes expired tokens: they are refused anyway and no longer needed to detect reuse. */
  purgeTokens(now: number): Promise<void>;
}

export const invalidRefreshToken = () =>
  unauthorized('The refresh token is no longer valid; log in again.', 'invalid_token');
