import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('SYS-1 the generated files match openapi.yaml', { timeout: 30_000 }, async () => {
  const generate = fileURLToPath(new URL('../tools/generate.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [generate, '--check']);
  expect(stdout).toContain('fresh');
});
