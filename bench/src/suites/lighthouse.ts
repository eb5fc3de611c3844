import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../tools/run-command.ts';
import { root } from '../../../tools/workspace.ts';
import type { Row } from '../result-row.ts';

const REPORT = join(root, 'reports', 'lighthouse.json');

/** The rows of `npm run lighthouse`, which runs as a program of its own. */
export async function lighthouse(rounds: number): Promise<Row[]> {
  await rm(REPORT, { force: true });
  const onOutput = (text: string) => void process.stdout.write(text);
  const args = ['bench/src/lighthouse.ts', `--rounds=${rounds}`];
  await run(process.execPath, args, { env: process.env, onOutput });
  return (JSON.parse(await readFile(REPORT, 'utf8')) as { rows: Row[] }).rows;
}
