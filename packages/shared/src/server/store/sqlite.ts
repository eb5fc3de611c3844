import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteDialect, sql } from 'kysely';
import type { AnyDb, StoreEngine } from './store-engine.ts';

const SQLITE_BUSY = 5;
const LOCK_TIMEOUT_MS = 5000;
const LOCK_RETRY_MS = 10;
// WAL with FULL: a committed transaction survives a crash or power loss.
const PRAGMAS = 'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on';

function toKyselyDatabase(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

/** Kysely's Migrator assumes one process per file: it takes no lock and runs no transaction here. */
function inExclusiveTransaction(db: AnyDb, migrate: (db: AnyDb) => Promise<void>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrate(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // On a full disk SQLite has rolled back already.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

function openFile(file: string): DatabaseSync {
  if (file === IN_MEMORY) return new DatabaseSync(IN_MEMORY);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  // Before WAL is enabled: its files inherit this mode.
  chmodSync(file, 0o600);
  return database;
}

const isLocked = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/** The change to WAL does not wait for the lock of a process that starts at the same time, whatever the timeout is. */
async function enablePragmas(database: DatabaseSync): Promise<void> {
  for (const deadline = Date.now() + LOCK_TIMEOUT_MS; ; await sleep(LOCK_RETRY_MS)) {
    try {
      database.exec(PRAGMAS);
      return;
    } catch (error) {
      if (isLocked(error) && Date.now() < deadline) continue;
      database.close();
      throw error;
    }
  }
}

/** In the place of a file: the database is lost with the process. */
export const IN_MEMORY = ':memory:';

export async function sqlite(file: string): Promise<StoreEngine> {
  const database = openFile(file);
  await enablePragmas(database);
  return {
    dialect: new SqliteDialect({ database: toKyselyDatabase(database) }),
    runExclusively: inExclusiveTransaction,
  };
}
