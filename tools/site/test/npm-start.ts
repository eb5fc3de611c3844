import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { root } from '../../workspace.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

export const START_TIMEOUT_MS = 120_000;

/** Runs `npm start` in its own process group, as a terminal does, or another script. */
export function npmStart(env: NodeJS.ProcessEnv, { script = 'start', cwd = root } = {}) {
  const npm = spawn('npm', ['run', script], {
    cwd,
    // On a busy machine the first page takes longer than the default.
    env: { ...process.env, LOG_LEVEL: 'warn', PAGE_BUDGET_MS: '30000', DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = -(npm.pid ?? 0);
  // What a test that fails has left.
  onTestFinished(() => {
    try {
      process.kill(group, 'SIGKILL');
    } catch {}
  });
  let screen = '';
  let onText = () => {};
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      screen += chunk;
      onText();
    });
  }
  const ended = once(npm, 'close').then(([code]) => ({ code, screen }));
  const shows = (text: string) =>
    new Promise<void>((done, reject) => {
      onText = () => screen.includes(text) && done();
      ended.then(() => reject(new Error(screen)));
    });
  return { npm, group, ended, shows };
}
