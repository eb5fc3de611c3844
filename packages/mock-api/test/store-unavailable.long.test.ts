import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { expect, onTestFinished, test } from 'vitest';
import { openAccountStore } from '../src/accounts/open-account-store.ts';
import { startRefusingPostgres } from './refusing-postgres.ts';
import { tempDir } from './test-database.ts';

const program = fileURLToPath(new URL('../src/server.js', import.meta.url));
/** Root may write to every folder, this user may not. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** The mock API in its own process, with accounts at this place. */
async function startAt(env: Record<string, string>, uid?: number) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      MOCK_PORT: '0',
      MOCK_WORLD: 'small',
      ...env,
      // Another user may not write to its folder.
      ...(uid !== undefined && { NODE_DISABLE_COMPILE_CACHE: '1' }),
    },
    ...(uid !== undefined && { uid }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const shows = (text: RegExp) => expect.poll(() => output, { timeout: 60_000 }).toMatch(text);
  await shows(/listening at/);
  const url = /listening at (http:\/\/[^"]+)/.exec(output)?.[1];
  const logIn = () =>
    fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SAMPLE_ACCOUNT),
    });
  const ask = () =>
    fetch(`${url}/ai/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'How do I register?', userId: 'visitor-1' }),
    });
  return {
    child,
    shows,
    logIn,
    ask,
    output: () => output,
    errors: () => output.split('\n').filter((line) => line.includes('"level":50')),
    scores: () => fetch(`${url}/matches/live`),
    health: async () => (await fetch(`${url}/healthz`)).json(),
  };
}

/** A folder with the database of an earlier start. */
async function usedFolder(): Promise<string> {
  const dataDir = tempDir();
  const db = await openAccountStore({ dataDir, now: () => 1_795_203_000 });
  await db.destroy();
  return dataDir;
}

const fileIn = (dataDir: string) => join(dataDir, 'touchline.sqlite');

const FAILURES: Record<string, (dataDir: string) => { text: RegExp; mend: () => void }> = {
  'a file with a corrupt header': (dataDir) => {
    writeFileSync(fileIn(dataDir), 'not a database '.repeat(1000));
    return {
      text: /touchline\.sqlite is no database or is damaged: restore/,
      mend: () => rmSync(fileIn(dataDir)),
    };
  },
  'a file with torn pages': (dataDir) => {
    const bytes = readFileSync(fileIn(dataDir));
    const whole = Buffer.from(bytes);
    bytes.fill(0x5a, 4096);
    writeFileSync(fileIn(dataDir), bytes);
    return {
      text: /touchline\.sqlite is damaged: restore/,
      mend: () => writeFileSync(fileIn(dataDir), whole),
    };
  },
  'a truncated file': (dataDir) => {
    const whole = readFileSync(fileIn(dataDir));
    truncateSync(fileIn(dataDir), 6000);
    return {
      text: /touchline\.sqlite is (no database or is )?damaged: restore/,
      mend: () => writeFileSync(fileIn(dataDir), whole),
    };
  },
  'a folder in the place of the file': (dataDir) => {
    rmSync(fileIn(dataDir));
    mkdirSync(fileIn(dataDir));
    return {
      text: /touchline\.sqlite cannot be opened: let this user/,
      mend: () => rmSync(fileIn(dataDir), { recursive: true }),
    };
  },
  'DATA_DIR that is a file': (dataDir) => {
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, '');
    return {
      text: /cannot be read or created: DATA_DIR must be a folder/,
      mend: () => rmSync(dataDir),
    };
  },
};

test.each(Object.entries(FAILURES))(
  'API-1 with %s scores are served, accounts are 503, and both are after it is mended',
  { timeout: 90_000 },
  async (_, spoil) => {
    const dataDir = await usedFolder();
    const { text, mend } = spoil(dataDir);
    const { shows, logIn, scores, health, errors } = await startAt({ DATA_DIR: dataDir });
    await shows(text);
    expect((await scores()).status).toBe(200);
    const refused = await logIn();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await health()).toMatchObject({
      status: 'ok',
      accounts: 'unavailable',
      detail: expect.stringMatching(text),
    });
    mend();
    await shows(/The account database is available again/);
    expect((await logIn()).status).toBe(200);
    expect(await health()).toEqual({ status: 'ok' });
    expect(errors()).toHaveLength(1);
  },
);

test('API-1 in a folder that cannot be written to scores are served, and accounts after it can', {
  timeout: 90_000,
}, async () => {
  const dataDir = await usedFolder();
  writeFileSync(join(dataDir, 'jwt-secret'), 'a secret for the tests\n');
  if (isRoot)
    for (const path of [dataDir, fileIn(dataDir), join(dataDir, 'jwt-secret')])
      chownSync(path, NOBODY, NOBODY);
  chmodSync(dataDir, 0o555);
  const { shows, logIn, scores } = await startAt(
    { DATA_DIR: dataDir },
    isRoot ? NOBODY : undefined,
  );
  await shows(/touchline\.sqlite cannot be (written|opened): let this user/);
  expect((await scores()).status).toBe(200);
  expect((await logIn()).status).toBe(503);
  chmodSync(dataDir, 0o755);
  await shows(/The account database is available again/);
  expect((await logIn()).status).toBe(200);
});

test.each(['refuses connections', 'never responds'])(
  'API-1 with a PostgreSQL that %s scores are served, and accounts are 503 within seconds',
  { timeout: 90_000 },
  async (how) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    onTestFinished(() => void server.close());
    if (how === 'refuses connections') server.close();
    const { shows, logIn, scores, output } = await startAt({
      DATA_DIR: tempDir(),
      DATABASE_URL: `postgres://user:hidden@127.0.0.1:${port}/touchline`,
    });
    const begin = performance.now();
    expect((await logIn()).status).toBe(503);
    expect(performance.now() - begin).toBeLessThan(10_000);
    await shows(new RegExp(`touchline on 127.0.0.1:${port} does not respond: start it`));
    expect(output()).not.toContain('hidden');
    expect((await scores()).status).toBe(200);
  },
);

test('API-2 with a PostgreSQL that ends in a commit writes are 503, scores are served, and writes return by themselves', {
  timeout: 90_000,
}, async () => {
  const { disk, databaseUrl } = await startRefusingPostgres();
  const { child, shows, ask, scores, health, errors } = await startAt({
    DATA_DIR: tempDir(),
    DATABASE_URL: databaseUrl,
  });
  expect((await ask()).status).toBe(200);

  disk.refusesWrites = true;
  for (const refused of await Promise.all([ask(), ask(), ask()])) {
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
  }
  await shows(/touchline on 127\.0\.0\.1:\d+ reports an internal error: look into its log/);
  expect((await scores()).status).toBe(200);
  expect(await health()).toMatchObject({ status: 'ok', accounts: 'unavailable' });

  disk.refusesWrites = false;
  await shows(/The account database is available again/);
  expect((await ask()).status).toBe(200);
  expect(await health()).toEqual({ status: 'ok' });
  expect(child.exitCode).toBeNull();
  expect(errors().filter((line) => !line.includes('The account database'))).toEqual([]);
});
