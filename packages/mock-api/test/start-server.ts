import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { tempDir } from './test-database.ts';

const file = fileURLToPath(new URL('../src/server.js', import.meta.url));

/** The program in its own process, with only these variables set. */
export function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: tempDir(),
      MOCK_PORT: '0',
      MOCK_WORLD: 'small',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const listening = new Promise<string>((resolve) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const url = /listening at (http:\/\/[^"]+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
  });
  return { child, listening, ended: once(child, 'exit'), output: () => output };
}
