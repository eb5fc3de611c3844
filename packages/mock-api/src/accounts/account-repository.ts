import { randomUUID } from 'node:crypto';
import type { Wallet } from '@touchline/types';
import type { Db } from '../store/schema.ts';
import type { NewAccount } from './account-store.ts';
import { sampleBalances } from './wallet.ts';

export function createAccount(db: Db, account: NewAccount): Promise<boolean> {
  const { username, password, now, balances = sampleBalances(username) } = account;
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('accounts')
      .values({ id: randomUUID(), username, password, created_at: now })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return false;
    const { USDT, BTC, ETH, TRX } = balances;
    await transaction
      .insertInto('wallets')
      .values({ account_id: created.id, usdt: USDT, btc: BTC, eth: ETH, trx: TRX })
      .execute();
    return true;
  });
}

export const findAccount = (db: Db, username: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'username', 'password'])
    .where('username', '=', username)
    .executeTakeFirst();

export async function findBalances(
  db: Db,
  accountId: string,
): Promise<Wallet['balances'] | undefined> {
  const row = await db
    .selectFrom('wallets')
    .select(['usdt', 'btc', 'eth', 'trx'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { USDT: row.usdt, BTC: row.btc, ETH: row.eth, TRX: row.trx };
}
