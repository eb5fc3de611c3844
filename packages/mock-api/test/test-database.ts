import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { onTestFinished } from 'vitest';

export interface DatabaseLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'touchline-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Executes SQL without the store: before or after it is opened. */
export async function executeSql(database: DatabaseLocation, sql: string): Promise<void> {
  if (database.databaseUrl) return run(database.databaseUrl, sql);
  const file = new DatabaseSync(join(database.dataDir, 'touchline.sqlite'));
  file.exec(sql);
  file.close();
}

/** A new SQLite file, or a new database on the PostgreSQL server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<DatabaseLocation> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { dataDir: tempDir() };
  const name = `touchline_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  onTestFinished(() => run(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir: tempDir(), databaseUrl: url.href };
}
