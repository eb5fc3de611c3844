import { openStore, type StoreOptions } from '../store/open-store.ts';
import type { Db } from '../store/schema.ts';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';
import { sqlStore } from './sql-store.ts';

// Hash of the password of `SAMPLE_ACCOUNT`, precomputed because hashing takes too long at start-up.
export const SAMPLE_PASSWORD_HASH =
  'scrypt$32768$8$3$uHVXqflyGvUTKXul9-k3fg$-i2RIwi5lZxLEUR5gKk7ZoCi5acOVPKnaDAJfI00FNU';

/**
 * Somebody may have changed these passwords, which are public. It also writes in any case: a database that can be read may
 * have a full disk.
 */
const restoreSamplePasswords = (db: Db) =>
  db
    .updateTable('accounts')
    .set({ password: SAMPLE_PASSWORD_HASH })
    .where(
      'username',
      'in',
      SAMPLE_ACCOUNTS.map(({ username }) => username),
    )
    .execute();

async function prepare(db: Db, now: number): Promise<void> {
  for (const sample of SAMPLE_ACCOUNTS)
    await sqlStore(db).createAccount({ ...sample, password: SAMPLE_PASSWORD_HASH, now });
  await restoreSamplePasswords(db);
}

/** Opens the account database and adds the sample accounts that are missing. */
export async function openAccountStore(options: StoreOptions): Promise<Db> {
  const db = await openStore(options);
  try {
    await prepare(db, options.now());
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
}
