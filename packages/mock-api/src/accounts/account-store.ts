import type { Wallet } from '@touchline/types';
import { unauthorized } from '../api-error.ts';

export interface NewAccount {
  readonly username: string;
  /** The hash with its parameters and salt. */
  readonly password: string;
  readonly now: number;
  /** By default derived from the username. */
  readonly balances?: Wallet['balances'] | undefined;
}

export interface StoredAccount {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

export interface RefreshOptions {
  readonly now: number;
  /** In seconds. */
  readonly lifetime: number;
  /** Derives each token from the one before it. */
  readonly secret: string;
}

export interface RotatedToken {
  readonly owner: Pick<StoredAccount, 'id' | 'username'>;
  readonly refreshToken: string;
}

/** Accounts, wallets and refresh tokens: in SQLite, PostgreSQL, or a browser's IndexedDB. Times are in seconds. */
export interface AccountStore {
  /** Creates the account and its wallet; `false` if the username is taken. */
  createAccount(account: NewAccount): Promise<boolean>;
  findAccount(username: string): Promise<StoredAccount | undefined>;
  findBalances(accountId: string): Promise<Wallet['balances'] | undefined>;
  /** Issues the first token of a new family: all tokens that descend from one login. */
  startTokenFamily(accountId: string, options: RefreshOptions): Promise<string>;
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
