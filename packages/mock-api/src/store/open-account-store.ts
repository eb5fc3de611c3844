import { addSampleAccount } from '../accounts/sample-account.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import type { Db } from './schema.ts';

/** The visitors' database with the sample account in it. */
export async function openAccountStore(options: StoreOptions): Promise<Db> {
  const db = await openStore(options);
  await addSampleAccount(db, options.now());
  return db;
}
