import type { Db } from '../store/schema.ts';
import {
  type AccessTokens,
  type AccountServiceOptions,
  type Accounts,
  createAccountService,
  type Passwords,
} from './account-service.ts';
import {
  DEFAULT_HASH_COST,
  dummyHash,
  type HashCost,
  hashPassword,
  isPassword,
} from './password.ts';
import { sqlStore } from './sql-store.ts';
import { sharedKeys, type TokenKeys } from './token-keys.ts';

export interface AccountsOptions
  extends Omit<AccountServiceOptions, 'store' | 'passwords' | 'accessTokens'> {
  /** Called per operation, so that the database opens on first use. */
  readonly db: () => Promise<Db>;
  readonly cost?: HashCost;
  /** The keys of access tokens, made of the secret. */
  readonly keysOf?: (secret: string) => TokenKeys;
}

function scryptPasswords(cost: HashCost): Passwords {
  const unknownAccountHash = dummyHash(cost);
  return {
    hash: (password, signal) => hashPassword(password, cost, signal),
    isCorrect: (password, stored = unknownAccountHash, signal) =>
      isPassword(password, stored, signal),
  };
}

/** On first use: jose takes 22 ms of a start, and scores need no token. */
function lazyTokens(keys: () => Promise<TokenKeys>): AccessTokens {
  const load = async () => (await import('./access-token.ts')).signedTokens(keys);
  return {
    sign: async (payload) => (await load()).sign(payload),
    verify: async (token, now) => (await load()).verify(token, now),
  };
}

/** Accounts in a SQL database. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { db, secret, cost = DEFAULT_HASH_COST, keysOf = sharedKeys } = options;
  return createAccountService({
    ...options,
    store: async () => sqlStore(await db()),
    passwords: scryptPasswords(cost),
    accessTokens: lazyTokens(async () => keysOf(await secret())),
  });
}
