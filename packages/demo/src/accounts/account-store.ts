import {
  type AccountStore,
  invalidRefreshToken,
  type NewAccount,
  type SessionChoice,
} from '@touchline/mock-api/accounts/account-store';
import { deviceOf } from '@touchline/mock-api/accounts/describe-device';
import { refreshTokens, type TokenRows } from '@touchline/mock-api/accounts/refresh-tokens';
import { sampleBalances } from '@touchline/mock-api/accounts/wallet';
import type { Database, TablesOf } from './database.ts';

const TOKEN_TABLES = ['accounts', 'token_families', 'refresh_tokens'] as const;

const tokenRows = ({
  accounts,
  token_families,
  refresh_tokens,
}: TablesOf<(typeof TOKEN_TABLES)[number]>): TokenRows => ({
  async hasPassword(accountId, hash) {
    return (await accounts.all()).find(({ id }) => id === accountId)?.password === hash;
  },

  async addFamily({ id, accountId, now, ...device }) {
    const owner = (await accounts.all()).find((account) => account.id === accountId);
    if (!owner) throw invalidRefreshToken();
    await token_families.put({
      id,
      username: owner.username,
      created_at: now,
      revoked_at: null,
      last_used_at: null,
      ...device,
    });
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

  async findFamily(familyId) {
    const family = await token_families.get(familyId);
    const owner = family?.revoked_at === null && (await accounts.get(family.username));
    return owner ? { owner, startedAt: family.created_at } : undefined;
  },

  async touchFamily(familyId, now) {
    const family = await token_families.get(familyId);
    if (family) await token_families.put({ ...family, last_used_at: now });
  },

  async revokeFamily(familyId, now) {
    const family = await token_families.get(familyId);
    if (family?.revoked_at === null) await token_families.put({ ...family, revoked_at: now });
  },
});

async function endSessions(
  { accounts, token_families }: TablesOf<'accounts' | 'token_families'>,
  accountId: string,
  { only, except }: SessionChoice,
  now: number,
): Promise<void> {
  const owner = (await accounts.all()).find(({ id }) => id === accountId);
  for (const family of await token_families.all()) {
    const { id, username, revoked_at } = family;
    const isChosen = only === undefined ? id !== except : id === only;
    if (username === owner?.username && revoked_at === null && isChosen)
      await token_families.put({ ...family, revoked_at: now });
  }
}

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

    changePassword: ({ accountId, from, to, keep, now }) =>
      database.write(['accounts', 'token_families'], async (tables) => {
        const row = (await tables.accounts.all()).find(({ id }) => id === accountId);
        if (row?.password !== from) return false;
        await tables.accounts.put({ ...row, password: to });
        await endSessions(tables, accountId, { except: keep }, now);
        return true;
      }),

    listSessions: (accountId, now) =>
      database.write(TOKEN_TABLES, async ({ accounts, token_families, refresh_tokens }) => {
        const owner = (await accounts.all()).find(({ id }) => id === accountId);
        const tokens = await refresh_tokens.all();
        const alive = new Set(
          tokens.filter(({ expires_at }) => expires_at > now).map(({ family_id }) => family_id),
        );
        return (await token_families.all())
          .filter(({ id, username, revoked_at }) => {
            return username === owner?.username && revoked_at === null && alive.has(id);
          })
          .map(({ id, browser, system, created_at, last_used_at }) => ({
            id,
            ...deviceOf(browser, system),
            startedAt: created_at,
            lastUsedAt: last_used_at ?? created_at,
          }))
          .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
      }),

    hasSession: (id) =>
      database.write(['token_families'], async ({ token_families }) => {
        return (await token_families.get(id))?.revoked_at === null;
      }),

    endSessions: (accountId, choice, now) =>
      database.write(['accounts', 'token_families'], (tables) =>
        endSessions(tables, accountId, choice, now),
      ),

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
