import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';
import type { Db, Tables } from './schema.ts';
import { sqlite } from './sqlite.ts';

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** In seconds. */
  readonly now: () => number;
  readonly onError?: (error: Error) => void;
}

function engineFor({ databaseUrl, dataDir, onError }: StoreOptions): Engine | Promise<Engine> {
  if (databaseUrl) return postgres(databaseUrl, onError ?? (() => {}));
  return sqlite(join(dataDir, 'touchline.sqlite'));
}

/** What expired long ago proves nothing any more, not even theft. */
async function forgetExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
}

/** The visitors' database, its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Db> {
  const engine = await engineFor(options);
  const db: Db = new Kysely<Tables>({ dialect: engine.dialect });
  const now = options.now();
  await migrate(db, engine, now);
  await forgetExpired(db, now);
  return db;
}
