import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createAccounts } from '../src/accounts/accounts.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Db } from '../src/store/schema.ts';
import { CHEAP_HASH_COST } from './harness.ts';
import type { DatabaseLocation } from './test-database.ts';

const writerFile = fileURLToPath(new URL('./store-writer.ts', import.meta.url));
const seconds = () => Math.floor(Date.now() / 1000);

interface ConfirmedWrite {
  readonly email: string;
  readonly refreshToken: string;
}

export const accountsOf = (db: Db, now: () => number) =>
  createAccounts({
    db: async () => db,
    now,
    uptime: now,
    cost: CHEAP_HASH_COST,
    accessSeconds: 900,
    refreshSeconds: 86_400,
    sessionSeconds: 90 * 86_400,
    secret: async () => 'a secret for tests',
  });

export async function accountsAt(database: DatabaseLocation) {
  const db = await openStore({ ...database, now: seconds });
  onTestFinished(() => db.destroy());
  return accountsOf(db, seconds);
}

function startWriter({ dataDir, databaseUrl = '' }: DatabaseLocation, prefix: string) {
  const child: ChildProcess = spawn(process.execPath, [writerFile, dataDir, databaseUrl, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const confirmed: ConfirmedWrite[] = [];
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => confirmed.push(JSON.parse(line)));
  return { child, confirmed, ended: once(lines, 'close') };
}

/** Starts `count` writers at once, kills them all while they write, and returns the writes that they confirmed. */
export async function killedWriters(
  database: DatabaseLocation,
  count: number,
): Promise<ConfirmedWrite[]> {
  const writers = Array.from({ length: count }, (_, i) => startWriter(database, `writer${i}`));
  while (writers.some(({ confirmed }) => confirmed.length < 25)) {
    const dead = writers.find(({ child }) => child.exitCode !== null);
    if (dead) throw new Error(`a writer exited early with code ${dead.child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const { child } of writers) child.kill('SIGKILL');
  await Promise.all(writers.map(({ ended }) => ended));
  return writers.flatMap(({ confirmed }) => confirmed);
}
