import { openStore, type StoreOptions } from '../store/open-store.ts';
import type { Db } from '../store/schema.ts';
import { createAccount } from './account-repository.ts';
import { BLOCKED_USERNAME, SAMPLE_ACCOUNTS } from './sample-accounts.ts';

// Hash of the password of `SAMPLE_ACCOUNT`, precomputed because hashing takes too long at start-up.
export const SAMPLE_PASSWORD_HASH =
  'scrypt$32768$8$3$uHVXqflyGvUTKXul9-k3fg$-i2RIwi5lZxLEUR5gKk7ZoCi5acOVPKnaDAJfI00FNU';

/** A database that can be read may still have a full disk. */
const checkThatItWrites = (db: Db) =>
  db
    .updateTable('accounts')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('username', '=', BLOCKED_USERNAME)
    .execute();

async function prepare(db: Db, now: number): Promise<void> {
  for (const sample of SAMPLE_ACCOUNTS)
    await createAccount(db, { ...sample, password: SAMPLE_PASSWORD_HASH, now });
  await checkThatItWrites(db);
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
