import {
  type AccountStore,
  invalidRefreshToken,
  type NewAccount,
} from '@touchline/mock-api/accounts/account-store';
import { sampleBalances } from '@touchline/mock-api/accounts/wallet';
import type { Database, RefreshTokenRow } from './database.ts';
import { sha256, toBase64Url } from './encoding.ts';

const TOKEN_BYTES = 32;

async function newToken(familyId: string, expiresAt: number) {
  const token = `rt_${toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))}`;
  const row: RefreshTokenRow = {
    hash: await sha256(token),
    family_id: familyId,
    expires_at: expiresAt,
    used_at: null,
  };
  return { token, row };
}

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

    async startTokenFamily(accountId, now, lifetime) {
      const id = crypto.randomUUID();
      const { token, row } = await newToken(id, now + lifetime);
      await database.write(
        ['accounts', 'token_families', 'refresh_tokens'],
        async ({ accounts, token_families, refresh_tokens }) => {
          const owner = (await accounts.all()).find((account) => account.id === accountId);
          if (!owner) throw invalidRefreshToken();
          // Expired tokens are refused anyway and no longer needed to detect reuse.
          for (const { hash, expires_at } of await refresh_tokens.all()) {
            if (expires_at <= now) await refresh_tokens.delete(hash);
          }
          await token_families.put({ id, username: owner.username, revoked_at: null });
          await refresh_tokens.put(row);
        },
      );
      return token;
    },

    async rotateRefreshToken(token, now, lifetime) {
      const hash = await sha256(token);
      const next = await newToken('', now + lifetime);
      const owner = await database.write(
        ['accounts', 'token_families', 'refresh_tokens'],
        async ({ accounts, token_families, refresh_tokens }) => {
          const stored = await refresh_tokens.get(hash);
          const family = stored && (await token_families.get(stored.family_id));
          if (!stored || !family || family.revoked_at !== null) return undefined;
          if (stored.used_at !== null) {
            await token_families.put({ ...family, revoked_at: now });
            return undefined;
          }
          if (stored.expires_at <= now) return undefined;
          await refresh_tokens.put({ ...stored, used_at: now });
          await refresh_tokens.put({ ...next.row, family_id: family.id });
          return accounts.get(family.username);
        },
      );
      if (!owner) throw invalidRefreshToken();
      return { owner, refreshToken: next.token };
    },
  };
}
