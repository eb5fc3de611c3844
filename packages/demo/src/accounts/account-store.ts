import {
  type AccountStore,
  invalidRefreshToken,
  type NewAccount,
  REPEAT_SECONDS,
} from '@touchline/mock-api/accounts/account-store';
import { sampleBalances } from '@touchline/mock-api/accounts/wallet';
import type { Database } from './database.ts';
import { hmacSha256, sha256, toBase64Url } from './encoding.ts';

const TOKEN_BYTES = 32;
const TOKEN_TABLES = ['accounts', 'token_families', 'refresh_tokens'] as const;

const newToken = () => `rt_${toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))}`;

/** Derived, so that a repeated request gets the same token, although only hashes are stored. */
const tokenAfter = async (token: string, secret: string) =>
  `rt_${await hmacSha256(secret, `refresh token after ${token}`)}`;

/** Accounts in IndexedDB. Hashes are computed before a transaction, which would end meanwhile. */
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

    async startTokenFamily(accountId, { now, lifetime }) {
      const id = crypto.randomUUID();
      const token = newToken();
      const hash = await sha256(token);
      await database.write(TOKEN_TABLES, async (tables) => {
        const owner = (await tables.accounts.all()).find((account) => account.id === accountId);
        if (!owner) throw invalidRefreshToken();
        await tables.token_families.put({ id, username: owner.username, revoked_at: null });
        await tables.refresh_tokens.put({
          hash,
          family_id: id,
          expires_at: now + lifetime,
          used_at: null,
        });
      });
      return token;
    },

    async rotateRefreshToken(token, { now, lifetime, secret }) {
      const refreshToken = await tokenAfter(token, secret);
      const [hash, nextHash] = await Promise.all([sha256(token), sha256(refreshToken)]);
      const owner = await database.write(TOKEN_TABLES, async (tables) => {
        const { accounts, token_families, refresh_tokens } = tables;
        const stored = await refresh_tokens.get(hash);
        const family = stored && (await token_families.get(stored.family_id));
        if (!stored || !family || family.revoked_at !== null) return undefined;
        const { used_at, family_id } = stored;
        if (used_at === null) {
          if (stored.expires_at <= now) return undefined;
          await refresh_tokens.put({ ...stored, used_at: now });
          await refresh_tokens.put({
            hash: nextHash,
            family_id,
            expires_at: now + lifetime,
            used_at: null,
          });
          return accounts.get(family.username);
        }
        const next = await refresh_tokens.get(nextHash);
        if (used_at > now - REPEAT_SECONDS && next?.used_at === null) {
          return accounts.get(family.username);
        }
        await token_families.put({ ...family, revoked_at: now });
        return undefined;
      });
      if (!owner) throw invalidRefreshToken();
      return { owner, refreshToken };
    },

    async revokeTokenFamily(token, now) {
      const hash = await sha256(token);
      await database.write(TOKEN_TABLES, async ({ token_families, refresh_tokens }) => {
        const stored = await refresh_tokens.get(hash);
        const family = stored && (await token_families.get(stored.family_id));
        if (family?.revoked_at === null) await token_families.put({ ...family, revoked_at: now });
      });
    },

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
