import { type DatabaseOptions, openDatabase } from '@touchline/shared/server/store/open-database';
import { migrations } from './migrations.ts';
import type { Db, Tables } from './schema.ts';

export interface StoreOptions
  extends Pick<DatabaseOptions, 'databaseUrl' | 'dataDir' | 'onError' | 'onUnavailable'> {
  /** In seconds. */
  readonly now: () => number;
}

export const STORE_NAME = 'The account database';

/** Opens the account database and migrates it. */
export const openStore = (options: StoreOptions): Promise<Db> =>
  openDatabase<Tables>({ ...options, name: STORE_NAME, fileName: 'touchline.sqlite', migrations });
