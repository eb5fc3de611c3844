import { cpus, loadavg, totalmem } from 'node:os';
import { buildSite } from '../../tools/site/site-build.ts';
import { orExit, parseCount, readOptions } from '../../tools/test/options.ts';
import { PINNING } from './cpu-pinning.ts';
import { type BenchRecord, shortFigures } from './report/record.ts';
import { readRecord, writeReport } from './report/write-report.ts';
import { type Row, table } from './result-row.ts';
import { cached } from './suites/cached.ts';
import { firstVisit } from './suites/first-visit.ts';
import { lighthouse } from './suites/lighthouse.ts';
import { proxied } from './suites/proxied.ts';
import { streams } from './suites/streams.ts';

const suites: Record<string, (rounds: number, seconds: number) => Promise<Row[]>> = {
  proxied,
  cached,
  streams,
  'first-visit': firstVisit,
  lighthouse,
};

const { values, positionals } = orExit(() =>
  readOptions({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
    },
  }),
);
const rounds = orExit(() => parseCount('rounds', values.rounds));
const seconds = orExit(() => parseCount('seconds', values.seconds));
const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) {
  const names = Object.keys(suites).join(', ');
  console.error(`Unknown suite: ${unknown.join(', ')}. Choose from: ${names}.`);
  process.exit(1);
}

const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  pinning: PINNING,
};

const names = positionals.length > 0 ? positionals : Object.keys(suites);
const built = await buildSite((path) => console.log(`Building ${path} …`), { env: process.env });
if (built.code !== 0) {
  console.error(`${built.output}\nThe site could not be built: see the output above.`);
  process.exit(1);
}
const rows: Row[] = [];
for (const name of names) {
  console.log(`${name} …`);
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const own = (await suites[name]?.(rounds, seconds)) ?? [];
  rows.push(...own);
  const results = own.map((row) => ({ ...row, figures: shortFigures(row.figures) }));
  const day = new Date().toISOString().slice(0, 10);
  const run = { day, ...machine, rounds, secondsEach: seconds, load, results };
  const previous = await readRecord();
  // In the order of the suites, whichever ran last; written after each, because all of them take long.
  const record: BenchRecord = Object.fromEntries(
    Object.keys(suites).flatMap((one) => {
      const kept = one === name ? run : previous[one];
      return kept ? [[one, kept]] : [];
    }),
  );
  await writeReport(record);
}
console.log(`\n${table(rows)}\n\n${rounds} rounds, interleaved, ${PINNING}. In docs/bench.md.`);
