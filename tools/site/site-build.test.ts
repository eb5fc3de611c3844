import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles } from './site-build.ts';

let top: string;
const put = (file: string, text: string) => writeFileSync(join(top, file), text);
const hash = () => hashFiles(['web', 'lock.yaml'], top);

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'build-'));
  for (const folder of ['web/src', 'web/dist', 'web/node_modules/x'])
    mkdirSync(join(top, folder), { recursive: true });
  put('web/src/a.ts', 'a');
  put('lock.yaml', 'lock');
});

afterEach(() => rmSync(top, { recursive: true }));

test('the build is stale when a source, its name or the lockfile changes', () => {
  const hashes = [hash()];
  put('web/src/a.ts', 'b');
  hashes.push(hash());
  renameSync(join(top, 'web/src/a.ts'), join(top, 'web/src/b.ts'));
  hashes.push(hash());
  put('lock.yaml', 'other');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(4);
});

test('the build stays fresh when a test, its output or a dependency changes', () => {
  const before = hash();
  put('web/src/a.test.tsx', 'test');
  put('web/dist/a.js', 'built');
  put('web/node_modules/x/index.js', 'x');
  expect(hash()).toBe(before);
});
