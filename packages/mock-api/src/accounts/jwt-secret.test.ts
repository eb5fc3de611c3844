import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptJwtSecret } from './jwt-secret.ts';

test('API-4 whoever asks first makes the key, and everybody gets the same one', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'touchline-')), 'data');
  const keys = await Promise.all(Array.from({ length: 12 }, () => keptJwtSecret(dir)));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(await keptJwtSecret(dir)).toBe(keys[0]);
  expect(readdirSync(dir)).toEqual(['jwt-secret']);
  expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test('API-4 an emptied key file ends the start: nobody signs with nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'touchline-'));
  writeFileSync(join(dir, 'jwt-secret'), '\n');
  await expect(keptJwtSecret(dir)).rejects.toThrow(/jwt-secret holds no secret; delete it/);
});
