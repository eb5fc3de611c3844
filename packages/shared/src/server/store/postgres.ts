import { PostgresDialect } from 'kysely';
import type { StoreEngine } from './store-engine.ts';

const INT8_OID = 20;

/** Imports the driver on demand: it is not loaded without DATABASE_URL. */
export async function postgres(url: string, onError: (error: Error) => void): Promise<StoreEngine> {
  const { default: pg } = await import('pg');
  const types: typeof pg.types = {
    ...pg.types,
    // By default bigint is returned as text. All values here are times, far below 2^53.
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === INT8_OID
        ? Number
        : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  });
  // Without listeners, a connection closed by the server would crash this process. The pool listens to idle ones only;
  // the query on one in use fails with the same error.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: new PostgresDialect({ pool }),
    // Kysely's Migrator holds an advisory lock and a transaction.
    runExclusively: (db, migrate) => migrate(db),
  };
}
