import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { benchPage, CALIBRATION_PICTURES, PEER_UNIT, pictureOf, SIZE_SUITE } from './bench-page.ts';
import { logLossChart, reliabilityChart } from './calibration-charts.ts';
import { peersChart, sizeCharts } from './charts.ts';
import { type BenchRecord, rowsOf } from './record.ts';

const root = new URL('../../../', import.meta.url);
const folder = new URL('docs/bench/', root);
const recordFile = new URL('results.json', folder);

export async function readRecord(): Promise<BenchRecord> {
  return JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as BenchRecord;
}

/** Everything that is drawn from a record, by file. */
export function drawReport(record: BenchRecord): ReadonlyMap<URL, string> {
  const sizes = sizeCharts(record[SIZE_SUITE]?.results ?? []);
  const calibration = record.history?.calibration;
  const files: [name: string, content: string][] = [
    ['README.md', benchPage(record)],
    ['peers.svg', peersChart(rowsOf(record).filter(({ unit }) => unit === PEER_UNIT))],
    ...[...sizes].map(([suite, chart]): [string, string] => [pictureOf(suite), chart]),
  ];
  if (calibration) {
    files.push([CALIBRATION_PICTURES.reliability, reliabilityChart(calibration)]);
    files.push([CALIBRATION_PICTURES.logLoss, logLossChart(calibration)]);
  }
  return new Map(files.map(([name, content]) => [new URL(name, folder), content]));
}

export async function writeReport(record: BenchRecord): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  for (const [file, content] of drawReport(record)) await writeFile(file, content);
}
