import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';
import type { Db, StoreEngine, Tables } from './schema.ts';
import { sqlite, sqliteFile } from './sqlite.ts';
import { type StoreTrouble, toStoreTrouble } from './store-trouble.ts';
import { watchDialect } from './watch-dialect.ts';

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** In seconds. */
  readonly now: () => number;
  /** Called with the errors of idle connections. */
  readonly onError?: (error: Error) => void;
  /** Called for each query that fails because the database cannot be used. */
  readonly onTrouble?: (trouble: StoreTrouble) => void;
}

function engineFor({
  databaseUrl,
  dataDir,
  onError,
}: StoreOptions): StoreEngine | Promise<StoreEngine> {
  if (databaseUrl) return postgres(databaseUrl, onError ?? (() => {}));
  return sqlite(dataDir);
}

/** How troubles name the database: its file, or its host without the login. */
function nameOf({ databaseUrl, dataDir }: StoreOptions): string {
  if (!databaseUrl) return `The account database ${sqliteFile(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `The account database ${pathname.slice(1)} on ${host}`;
}

/** Opens the database and migrates it. Queries that fail because it cannot be used throw a `StoreTrouble`. */
export async function openStore(options: StoreOptions): Promise<Db> {
  const name = nameOf(options);
  const translate = (error: unknown) => {
    const trouble = toStoreTrouble(error, name);
    if (trouble && isOpen) options.onTrouble?.(trouble);
    return trouble ?? error;
  };
  let isOpen = false;
  let db: Db | undefined;
  try {
    const engine = await engineFor(options);
    db = new Kysely<Tables>({ dialect: watchDialect(engine.dialect, translate) });
    await migrate(db, engine);
    isOpen = true;
    return db;
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw translate(error);
  }
}
