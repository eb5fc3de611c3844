import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const CLI = join(import.meta.dirname, '../src/cli.ts');

/** The contract command, with a folder of its own for the reports. */
export function startCli(...args: string[]) {
  const reports = mkdtempSync(join(tmpdir(), 'touchline-'));
  onTestFinished(() => rmSync(reports, { recursive: true, force: true }));
  const child = spawn(process.execPath, [CLI, '--reports', reports, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'close').then(([code]) => ({
    code,
    output,
    read: (name: string) => readFileSync(join(reports, name), 'utf8'),
  }));
  return { child, exited };
}
