import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { digest } from './world-output.ts';

test('ENT-2 two processes with one seed agree byte for byte', () => {
  const script = fileURLToPath(new URL('./world-digest.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [script, 'twins'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe(digest('twins'));
  expect(digest('others')).not.toBe(stdout);
}, 60_000);
