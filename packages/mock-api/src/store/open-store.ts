import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { postgres } from './postgres.ts';
import type { Db, StoreEngine, Tables } from './schema.ts';
import { sqlite, sqliteFile } from './sqlite.ts';
import { type StoreUnavailable, toStoreUnavailable } from './store-unavailable.ts';
import { translatedDialect } from './translated-dialect.ts';

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** In seconds. */
  readonly now: () => number;
  /** Called with the errors of idle connections. */
  readonly onError?: (error: Error) => void;
  /** Called for each query that fails because the database cannot be used. */
  readonly onUnavailable?: (unavailable: StoreUnavailable) => void;
}

function engineFor({
  databaseUrl,
  dataDir,
  onError,
}: StoreOptions): StoreEngine | Promise<StoreEngine> {
  if (databaseUrl) return postgres(databaseUrl, onError ?? (() => {}));
  return sqlite(dataDir);
}

/** The name of the database in errors: its file, or its host without the login. */
function nameOf({ databaseUrl, dataDir }: StoreOptions): string {
  if (!databaseUrl) return `The account database ${sqliteFile(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `The account database ${pathname.slice(1)} on ${host}`;
}

/** Runs the pending migrations. If two processes start at once, the second one waits. */
const migrate = (db: Db, { runExclusively }: StoreEngine): Promise<void> =>
  runExclusively(db, async (connection) => {
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
    if (error) throw error;
  });

/** Opens the database and migrates it. Queries that fail because it cannot be used throw a `StoreUnavailable`. */
export async function openStore(options: StoreOptions): Promise<Db> {
  const name = nameOf(options);
  const translate = (error: unknown) => {
    const unavailable = toStoreUnavailable(error, name);
    if (unavailable && isOpen) options.onUnavailable?.(unavailable);
    return unavailable ?? error;
  };
  let isOpen = false;
  let db: Db | undefined;
  try {
    const engine = await engineFor(options);
    db = new Kysely<Tables>({ dialect: translatedDialect(engine.dialect, translate) });
    await migrate(db, engine);
    isOpen = true;
    return db;
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw translate(error);
  }
}
