import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { benchPage, PEER_UNIT } from './bench-page.ts';
import { peersChart } from './peers-chart.ts';
import { type BenchRecord, rowsOf } from './record.ts';

const root = new URL('../../../', import.meta.url);
const folder = new URL('docs/bench/', root);
const recordFile = new URL('results.json', folder);

export async function readRecord(): Promise<BenchRecord> {
  return JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as BenchRecord;
}

/** Everything that is drawn from a record, by file. */
export function drawReport(record: BenchRecord): ReadonlyMap<URL, string> {
  const files = {
    'README.md': benchPage(record),
    'peers.svg': peersChart(rowsOf(record).filter(({ unit }) => unit === PEER_UNIT)),
  };
  return new Map(Object.entries(files).map(([name, content]) => [new URL(name, folder), content]));
}

export async function writeReport(record: BenchRecord): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  for (const [file, content] of drawReport(record)) await writeFile(file, content);
}
