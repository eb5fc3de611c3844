import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJwtSecret, readOrCreateJwtSecret } from './jwt-secret-file.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'touchline-'));

test('API-4 of many processes that create the secret at once, all get the same one', async () => {
  const dir = join(emptyFolder(), 'data');
  const secrets = await Promise.all(Array.from({ length: 12 }, () => readOrCreateJwtSecret(dir)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readJwtSecret(dir)).toBe(secrets[0]);
  expect(readdirSync(dir)).toEqual(['jwt-secret']);
  expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test('API-4 an emptied secret file is an error that says what to do', async () => {
  const dir = emptyFolder();
  writeFileSync(join(dir, 'jwt-secret'), '\n');
  await expect(readOrCreateJwtSecret(dir)).rejects.toThrow(
    /jwt-secret must hold a secret of at least 16 characters; delete it/,
  );
});

test('a missing secret is not created unless that is allowed', async () => {
  const dir = emptyFolder();
  expect(await readJwtSecret(dir)).toBeUndefined();
  expect(readdirSync(dir)).toEqual([]);
});
