import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readOrCreateJwtSecret } from './jwt-secret-file.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'touchline-'));

test('API-4 of many processes that create the secret at once, all get the same one', async () => {
  const dir = join(emptyFolder(), 'data');
  const secrets = await Promise.all(Array.from({ length: 12 }, () => readOrCreateJwtSecret(dir)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readOrCreateJwtSecret(dir)).toBe(secrets[0]);
  expect(readdirSync(dir)).toEqual(['jwt-secret']);
  expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n'])(
  'API-4 a secret file that holds %j counts as missing, and all processes get the same new secret',
  async (text) => {
    const dir = emptyFolder();
    writeFileSync(join(dir, 'jwt-secret'), text);
    const secrets = await Promise.all(Array.from({ length: 12 }, () => readOrCreateJwtSecret(dir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readOrCreateJwtSecret(dir)).toBe(secrets[0]);
    expect(readdirSync(dir)).toEqual(['jwt-secret']);
  },
);

test('API-4 an empty secret file is replaced although a process has died while it did so', async () => {
  const dir = emptyFolder();
  writeFileSync(join(dir, 'jwt-secret'), '');
  writeFileSync(join(dir, 'jwt-secret.lock'), '');
  const secret = await readOrCreateJwtSecret(dir);
  expect(await readOrCreateJwtSecret(dir)).toBe(secret);
  expect(readdirSync(dir)).toEqual(['jwt-secret']);
});

test('API-4 a short secret is an error that says what to do', async () => {
  const dir = emptyFolder();
  writeFileSync(join(dir, 'jwt-secret'), 'short\n');
  await expect(readOrCreateJwtSecret(dir)).rejects.toThrow(
    /jwt-secret must hold a secret of at least 16 characters; delete it/,
  );
});

test('API-4 a secret that cannot be written leaves no draft behind', () => {
  const dir = emptyFolder();
  const module = fileURLToPath(new URL('./jwt-secret-file.ts', import.meta.url));
  const script = `
    process.on('SIGXFSZ', () => {});
    const { readOrCreateJwtSecret } = await import(${JSON.stringify(module)});
    await readOrCreateJwtSecret(${JSON.stringify(dir)}).catch(({ code }) => console.log(code));`;
  // No file of this process may grow: a write fails as it does on a full disk.
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  expect(stderr).toBe('');
  expect(stdout).toBe('EFBIG\n');
  expect(readdirSync(dir)).toEqual([]);
});
