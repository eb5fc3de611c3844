import type { Db } from '../store/schema.ts';
import { createAccount, findAccount, findBalances } from './account-repository.ts';
import {
  type AccessTokens,
  type Accounts,
  createAccountService,
  type Passwords,
} from './account-service.ts';
import type { AccountStore } from './account-store.ts';
import {
  DEFAULT_HASH_COST,
  dummyHash,
  type HashCost,
  hashPassword,
  isPassword,
} from './password.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { changePassword, endSessions, hasSession, listSessions } from './session-repository.ts';
import { purgeTokens, tokenRows } from './token-repository.ts';

export interface AccountsOptions {
  /** Called per operation, so that the database opens on first use. */
  readonly db: () => Promise<Db>;
  /** The real time, in seconds: token expiry does not follow the world's clock. */
  readonly now: () => number;
  /** Called per token: scores are served before there is one. */
  readonly secret: () => Promise<string>;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
  readonly sessionSeconds: number;
  readonly uptime?: () => number;
  readonly cost?: HashCost;
}

export const sqlStore = (db: Db): AccountStore => ({
  createAccount: (account) => createAccount(db, account),
  findAccount: (username) => findAccount(db, username),
  findBalances: (accountId) => findBalances(db, accountId),
  changePassword: (change) => changePassword(db, change),
  listSessions: (accountId, now) => listSessions(db, accountId, now),
  hasSession: (id) => hasSession(db, id),
  endSessions: (accountId, choice, now) => endSessions(db, accountId, choice, now),
  ...refreshTokens((run) => db.transaction().execute((transaction) => run(tokenRows(transaction)))),
  purgeTokens: (now) => purgeTokens(db, now),
});

function scryptPasswords(cost: HashCost): Passwords {
  const unknownAccountHash = dummyHash(cost);
  return {
    hash: (password, signal) => hashPassword(password, cost, signal),
    isCorrect: (password, stored = unknownAccountHash, signal) =>
      isPassword(password, stored, signal),
  };
}

/** On first use: jose takes 22 ms of a start, and scores need no token. */
function lazyTokens(secret: () => Promise<string>): AccessTokens {
  const load = async () => (await import('./access-token.ts')).signedTokens(secret);
  return {
    sign: async (payload) => (await load()).sign(payload),
    verify: async (token, now) => (await load()).verify(token, now),
  };
}

/** Accounts in a SQL database. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { db, secret, cost = DEFAULT_HASH_COST } = options;
  return createAccountService({
    ...options,
    store: async () => sqlStore(await db()),
    passwords: scryptPasswords(cost),
    accessTokens: lazyTokens(secret),
  });
}
