import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownSecret } from './own-secret.ts';

test('a secret is made once, kept from others, and differs from folder to folder', () => {
  const top = mkdtempSync(join(tmpdir(), 'secret-'));
  const first = ownSecret(join(top, 'one'));
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSecret(join(top, 'one'))).toBe(first);
  expect(ownSecret(join(top, 'two'))).not.toBe(first);
  expect(statSync(join(top, 'one', 'jwt-secret')).mode & 0o077).toBe(0);
  rmSync(top, { recursive: true });
});
