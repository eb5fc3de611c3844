import { openStore, type StoreOptions } from '../store/open-store.ts';
import type { Db } from '../store/schema.ts';
import { createAccount } from './account-repository.ts';

const SAMPLE_USERNAME = 'demo@touchline.dev';
// Hash of the public password `touchline-demo`, precomputed because hashing takes too long at start-up.
export const SAMPLE_PASSWORD_HASH =
  'scrypt$32768$8$3$uHVXqflyGvUTKXul9-k3fg$-i2RIwi5lZxLEUR5gKk7ZoCi5acOVPKnaDAJfI00FNU';

/** Opens the account database and adds the sample account if it is missing. */
export async function openAccountStore(options: StoreOptions): Promise<Db> {
  const db = await openStore(options);
  await createAccount(db, {
    username: SAMPLE_USERNAME,
    password: SAMPLE_PASSWORD_HASH,
    now: options.now(),
  });
  return db;
}
