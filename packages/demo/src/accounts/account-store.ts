import {
  type AccountStore,
  invalidRefreshToken,
  type NewAccount,
} from '@touchline/mock-api/accounts/account-store';
import { refreshTokens, type TokenRows } from '@touchline/mock-api/accounts/refresh-tokens';
import { sampleBalances } from '@touchline/mock-api/accounts/wallet';
import type { Database, TablesOf } from './database.ts';

const TOKEN_TABLES = ['accounts', 'token_families', 'refresh_tokens'] as const;

const tokenRows = ({
  accounts,
  token_families,
  refresh_tokens,
}: TablesOf<(typeof TOKEN_TABLES)[number]>): TokenRows => ({
  async addFamily({ id, accountId }) {
    const owner = (await accounts.all()).find((account) => account.id === accountId);
    if (!owner) throw invalidRefreshToken();
    await token_families.put({ id, username: owner.username, revoked_at: null });
  },

  addToken: ({ hash, familyId, expiresAt }) =>
    refresh_tokens.put({ hash, family_id: familyId, expires_at: expiresAt, used_at: null }),

  findToken: (hash) => refresh_tokens.get(hash),

  async useToken(hash, now) {
    const token = await refresh_tokens.get(hash);
    if (token?.used_at !== null || token.expires_at <= now) return undefined;
    await refresh_tokens.put({ ...token, used_at: now });
    return token.family_id;
  },

  async findOwner(familyId) {
    const family = await token_families.get(familyId);
    return family?.revoked_at === null ? accounts.get(family.username) : undefined;
  },

  async revokeFamily(familyId, now) {
    const family = await token_families.get(familyId);
    if (family?.revoked_at === null) await token_families.put({ ...family, revoked_at: now });
  },
});

/** Accounts in IndexedDB. */
export function indexedDbAccounts(database: Database): AccountStore {
  return {
    createAccount({ username, password, now, balances }: NewAccount) {
      const id = crypto.randomUUID();
      return database.write(['accounts', 'wallets'], async ({ accounts, wallets }) => {
        if (await accounts.get(username)) return false;
        await accounts.put({ id, username, password, created_at: now });
        await wallets.put({ account_id: id, ...(balances ?? sampleBalances(username)) });
        return true;
      });
    },

    findAccount: (username) =>
      database.write(['accounts'], ({ accounts }) => accounts.get(username)),

    async findBalances(accountId) {
      const row = await database.write(['wallets'], ({ wallets }) => wallets.get(accountId));
      if (!row) return undefined;
      const { account_id, ...balances } = row;
      return balances;
    },

    ...refreshTokens((run) => database.write(TOKEN_TABLES, (tables) => run(tokenRows(tables)))),

    purgeTokens: (now) =>
      database.write(TOKEN_TABLES, async ({ token_families, refresh_tokens }) => {
        const left = new Set<string>();
        for (const { hash, expires_at, family_id } of await refresh_tokens.all()) {
          if (expires_at <= now) await refresh_tokens.delete(hash);
          else left.add(family_id);
        }
        for (const { id } of await token_families.all()) {
          if (!left.has(id)) await token_families.delete(id);
        }
      }),
  };
}
