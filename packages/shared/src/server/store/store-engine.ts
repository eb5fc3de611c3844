import type { Dialect, Kysely } from 'kysely';

/** A database of any tables. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's type of a database whose tables are not known.
export type AnyDb = Kysely<any>;

/** The differences between the two databases; all queries are the same. */
export interface StoreEngine {
  readonly dialect: Dialect;
  /** Runs migrations so that other processes wait. */
  readonly runExclusively: (db: AnyDb, migrate: (db: AnyDb) => Promise<void>) => Promise<void>;
}
