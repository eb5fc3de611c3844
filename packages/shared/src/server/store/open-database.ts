import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { postgres } from './postgres.ts';
import { IN_MEMORY, sqlite } from './sqlite.ts';
import type { AnyDb, StoreEngine } from './store-engine.ts';
import { type StoreUnavailable, toStoreUnavailable } from './store-unavailable.ts';
import { translatedDialect } from './translated-dialect.ts';

export interface DatabasePlace {
  /** PostgreSQL in place of the file. */
  readonly databaseUrl?: string | undefined;
  /** A folder, or `IN_MEMORY`. */
  readonly dataDir: string;
}

export interface DatabaseOptions extends DatabasePlace {
  /** The name in errors, such as 'The account database'. */
  readonly name: string;
  /** The name of the SQLite file in the folder. */
  readonly fileName: string;
  /** In the order of their names. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** The table that records the migrations: each database that shares a PostgreSQL has its own. */
  readonly migrationTable?: string;
  /** Called with the errors of idle connections. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called for each query that fails because the database cannot be used. */
  readonly onUnavailable?: ((unavailable: StoreUnavailable) => void) | undefined;
}

export const databaseFile = (dataDir: string, fileName: string): string =>
  dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, fileName);

function engineFor(options: DatabaseOptions): StoreEngine | Promise<StoreEngine> {
  const { databaseUrl, dataDir, fileName, onError } = options;
  if (databaseUrl) return postgres(databaseUrl, onError ?? (() => {}));
  return sqlite(databaseFile(dataDir, fileName));
}

/** With its file, or its host without the login. */
function fullName({ name, databaseUrl, dataDir, fileName }: DatabaseOptions): string {
  if (!databaseUrl) return `${name} ${databaseFile(dataDir, fileName)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `${name} ${pathname.slice(1)} on ${host}`;
}

/** Runs the pending migrations. If two processes start at once, the second one waits. */
const migrate = (
  db: AnyDb,
  { runExclusively }: StoreEngine,
  { migrations, migrationTable }: DatabaseOptions,
): Promise<void> =>
  runExclusively(db, async (connection) => {
    const { error } = await new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      ...(migrationTable && {
        migrationTableName: migrationTable,
        migrationLockTableName: `${migrationTable}_lock`,
      }),
    }).migrateToLatest();
    if (error) throw error;
  });

/** Opens a database and migrates it. Queries that fail because it cannot be used throw a `StoreUnavailable`. */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Kysely<Tables>> {
  const name = fullName(options);
  const translate = (error: unknown) => {
    const unavailable = toStoreUnavailable(error, name);
    if (unavailable && isOpen) options.onUnavailable?.(unavailable);
    return unavailable ?? error;
  };
  let isOpen = false;
  let db: Kysely<Tables> | undefined;
  try {
    const engine = await engineFor(options);
    db = new Kysely<Tables>({ dialect: translatedDialect(engine.dialect, translate) });
    await migrate(db, engine, options);
    isOpen = true;
    return db;
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw translate(error);
  }
}
