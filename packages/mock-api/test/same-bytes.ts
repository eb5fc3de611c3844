import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { loadHistory } from '../src/world/history/load-history.ts';
import { realDigests } from './world-output.ts';

/** Compares this process with another one at instants of the real seasons. */
export async function expectSameBytes(count: number): Promise<void> {
  const script = fileURLToPath(new URL('./real-digests.ts', import.meta.url));
  const other = spawnSync(process.execPath, [script, String(count)], { encoding: 'utf8' });
  expect(other.stderr).toBe('');
  const own = realDigests(await loadHistory(), count);
  expect(other.stdout.split('\n')).toEqual(own);
  expect(new Set(own).size).toBe(count);
}
