import { PostgresDialect } from 'kysely';
import type { Engine } from './engine.ts';

const INT8 = 20;
const LOCK = 7_340_033;

/** Loaded on demand: without DATABASE_URL nobody pays for the driver. */
export async function postgres(url: string, onError: (error: Error) => void): Promise<Engine> {
  const { default: pg } = await import('pg');
  const types: typeof pg.types = {
    ...pg.types,
    // bigint comes as a text otherwise; ours are seconds, far below 2^53.
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  });
  // An idle connection that the server ends would otherwise end this process.
  pool.on('error', onError);
  return {
    dialect: new PostgresDialect({ pool }),
    beginAlone: ['begin', `select pg_advisory_xact_lock(${LOCK})`],
  };
}
