import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Db, StoreEngine } from './schema.ts';

async function runPending(db: Db, now: number): Promise<void> {
  await db.schema
    .createTable('touchline_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .execute();
  const rows = await db.selectFrom('touchline_migrations').select('name').execute();
  const completed = new Set(rows.map(({ name }) => name));
  for (const { name, up } of migrations) {
    if (completed.has(name)) continue;
    await up(db as unknown as Kysely<never>);
    await db.insertInto('touchline_migrations').values({ name, run_at: now }).execute();
  }
}

/** Runs the pending migrations. Of two processes that start at once, the second one waits. */
export async function migrate(db: Db, { beginExclusive }: StoreEngine, now: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const statement of beginExclusive) await sql.raw(statement).execute(connection);
    try {
      await runPending(connection, now);
      await sql.raw('commit').execute(connection);
    } catch (error) {
      await sql.raw('rollback').execute(connection);
      throw error;
    }
  });
}
