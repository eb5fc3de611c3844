import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { migrations } from './migrations.ts';
import type { Db } from './schema.ts';

async function runMissing(db: Db, now: number): Promise<void> {
  await db.schema
    .createTable('touchline_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .execute();
  const done = await db.selectFrom('touchline_migrations').select('name').execute();
  const names = new Set(done.map(({ name }) => name));
  for (const { name, up } of migrations) {
    if (names.has(name)) continue;
    await up(db as unknown as Kysely<never>);
    await db.insertInto('touchline_migrations').values({ name, run_at: now }).execute();
  }
}

/** Brings the tables up to date; of two processes that start at once the second one waits. */
export async function migrate(db: Db, { beginAlone }: Engine, now: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const statement of beginAlone) await sql.raw(statement).execute(connection);
    try {
      await runMissing(connection, now);
      await sql.raw('commit').execute(connection);
    } catch (error) {
      await sql.raw('rollback').execute(connection);
      throw error;
    }
  });
}
