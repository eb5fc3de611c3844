import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createAccounts } from '../src/accounts/accounts.ts';
import { openStore } from '../src/store/open-store.ts';
import { cheap } from './harness.ts';
import type { Where } from './own-database.ts';

const writerFile = fileURLToPath(new URL('./store-writer.ts', import.meta.url));
const seconds = () => Math.floor(Date.now() / 1000);

interface Told {
  readonly email: string;
  readonly refreshToken: string;
}

export async function accountsAt(where: Where) {
  const db = await openStore({ ...where, now: seconds });
  onTestFinished(() => db.destroy());
  const secret = 'a secret for tests';
  const lifetimes = { accessSeconds: 900, refreshSeconds: 86_400 };
  return createAccounts({ db: async () => db, now: seconds, secret, ...lifetimes, cost: cheap });
}

function startWriter({ dataDir, databaseUrl = '' }: Where, prefix: string) {
  const child: ChildProcess = spawn(process.execPath, [writerFile, dataDir, databaseUrl, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told: Told[] = [];
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => told.push(JSON.parse(line)));
  return { child, told, ended: once(lines, 'close') };
}

/** Starts so many writers at once, lets each do some work, and kills them all in the middle of it. */
export async function killedWriters(where: Where, count: number): Promise<Told[]> {
  const writers = Array.from({ length: count }, (_, i) => startWriter(where, `writer${i}`));
  while (writers.some(({ told }) => told.length < 25)) {
    const dead = writers.find(({ child }) => child.exitCode !== null);
    if (dead) throw new Error(`a writer ended by itself with ${dead.child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const { child } of writers) child.kill('SIGKILL');
  await Promise.all(writers.map(({ ended }) => ended));
  return writers.flatMap(({ told }) => told);
}
