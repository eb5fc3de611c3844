import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Db, StoreEngine } from './schema.ts';

const provider = { getMigrations: async () => migrations };

/** Runs the pending migrations. Of two processes that start at once, the second one waits. */
export function migrate(db: Db, { runExclusively }: StoreEngine): Promise<void> {
  return runExclusively(db, async (connection) => {
    const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
    if (error) throw error;
  });
}
