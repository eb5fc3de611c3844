import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import type { Engine } from './engine.ts';

// WAL with FULL: what was answered is on the disk, whatever ends the process.
const pragmas = 'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on';

function adapted(database: DatabaseSync) {
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

export function sqlite(file: string): Engine {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  // Before WAL makes its own files, which take their mode from this one.
  chmodSync(file, 0o600);
  database.exec(pragmas);
  return {
    dialect: new SqliteDialect({ database: adapted(database) }),
    beginAlone: ['begin immediate'],
  };
}
