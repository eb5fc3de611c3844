import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';
import type { Db, StoreEngine, Tables } from './schema.ts';
import { sqlite } from './sqlite.ts';

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** In seconds. */
  readonly now: () => number;
  readonly onError?: (error: Error) => void;
}

function engineFor({
  databaseUrl,
  dataDir,
  onError,
}: StoreOptions): StoreEngine | Promise<StoreEngine> {
  if (databaseUrl) return postgres(databaseUrl, onError ?? (() => {}));
  return sqlite(dataDir);
}

/** Expired tokens are refused anyway and no longer needed to detect reuse. */
async function deleteExpiredTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
}

/** Opens the database and migrates it. */
export async function openStore(options: StoreOptions): Promise<Db> {
  const engine = await engineFor(options);
  const db: Db = new Kysely<Tables>({ dialect: engine.dialect });
  await migrate(db, engine);
  await deleteExpiredTokens(db, options.now());
  return db;
}
