import { randomUUID } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import type { AccountStore, SessionChoice } from './account-store.ts';
import { deviceOf } from './describe-device.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { sampleBalances } from './wallet.ts';

const MAX_LISTED = 100;

async function endSessions(
  db: Db,
  accountId: string,
  { only, except }: SessionChoice,
  now: number,
): Promise<void> {
  await db
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as string))
    .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
    .execute();
}

/** Accounts, wallets and refresh tokens in a SQL database. */
export const sqlStore = (db: Db): AccountStore => ({
  createAccount: ({ username, password, now, balances = sampleBalances(username) }) =>
    db.transaction().execute(async (transaction) => {
      const created = await transaction
        .insertInto('accounts')
        .values({ id: randomUUID(), username, password, created_at: now })
        .onConflict((conflict) => conflict.column('username').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!created) return false;
      const { USDT = 0, BTC = 0, ETH = 0, TRX = 0 } = balances;
      await transaction
        .insertInto('wallets')
        .values({ account_id: created.id, usdt: USDT, btc: BTC, eth: ETH, trx: TRX })
        .execute();
      return true;
    }),

  findAccount: (username) =>
    db
      .selectFrom('accounts')
      .select(['id', 'username', 'password'])
      .where('username', '=', username)
      .executeTakeFirst(),

  async findBalances(accountId) {
    const row = await db
      .selectFrom('wallets')
      .select(['usdt', 'btc', 'eth', 'trx'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && { USDT: row.usdt, BTC: row.btc, ETH: row.eth, TRX: row.trx };
  },

  changePassword: ({ accountId, from, to, keep, now }) =>
    db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('accounts')
        .set({ password: to })
        .where('id', '=', accountId)
        .where('password', '=', from)
        .returning('id')
        .executeTakeFirst();
      if (changed) await endSessions(transaction, accountId, { except: keep }, now);
      return changed !== undefined;
    }),

  async listSessions(accountId, now) {
    const rows = await db
      .selectFrom('token_families')
      .select(({ fn, ref }) => [
        'id',
        'browser',
        'system',
        'created_at',
        fn.coalesce(ref('last_used_at'), ref('created_at')).as('used_at'),
      ])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('refresh_tokens')
            .select('hash')
            .whereRef('family_id', '=', 'token_families.id')
            .where('expires_at', '>', now),
        ),
      )
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute();
    return rows.map(({ id, browser, system, created_at, used_at }) => ({
      id,
      ...deviceOf(browser, system),
      startedAt: created_at,
      lastUsedAt: used_at,
    }));
  },

  async hasSession(id) {
    const row = await db
      .selectFrom('token_families')
      .select('id')
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  endSessions: (accountId, choice, now) => endSessions(db, accountId, choice, now),

  ...refreshTokens(db),

  /** Families without tokens are not needed either. */
  async purgeTokens(now) {
    await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
    await db
      .deleteFrom('token_families')
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('refresh_tokens').select('family_id').distinct(),
      )
      .execute();
  },
});
