import { readFile, writeFile } from 'node:fs/promises';
import { benchPage } from './bench-page.ts';
import type { BenchRecord } from './record.ts';

const root = new URL('../../../', import.meta.url);
const recordFile = new URL('bench/results.json', root);
export const pageFile = new URL('docs/bench.md', root);

export async function readRecord(): Promise<BenchRecord> {
  return JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as BenchRecord;
}

export async function writeReport(record: BenchRecord): Promise<void> {
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  await writeFile(pageFile, benchPage(record));
}
