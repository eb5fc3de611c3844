import { cpus, loadavg, totalmem } from 'node:os';
import { buildSite } from '../../tools/site/site-build.ts';
import { orExit, parseCount, readOptions } from '../../tools/test/options.ts';
import { PINNING } from './cpu-pinning.ts';
import { type BenchRecord, shortFigures } from './report/record.ts';
import { readRecord, writeReport } from './report/write-report.ts';
import { type Row, table } from './result-row.ts';
import { firstVisit } from './suites/first-visit.ts';
import { gatewayCached, gatewayHome } from './suites/gateway-cached.ts';
import { gatewayCrowd } from './suites/gateway-crowd.ts';
import { gatewayLag } from './suites/gateway-lag.ts';
import { gatewayProxied } from './suites/gateway-proxied.ts';
import { gatewayStreams } from './suites/gateway-streams.ts';
import { liveStorm } from './suites/live-storm.ts';
import { mockPeers } from './suites/mock-peers.ts';
import { mockReady } from './suites/mock-ready.ts';

const suites: Record<string, (rounds: number, seconds: number) => Promise<Row[]>> = {
  'mock-ready': mockReady,
  'mock-peers': mockPeers,
  'gateway-proxied': gatewayProxied,
  'gateway-cached': gatewayCached,
  'gateway-home': gatewayHome,
  'gateway-crowd': gatewayCrowd,
  'gateway-streams': gatewayStreams,
  'gateway-lag': gatewayLag,
  'first-visit': firstVisit,
  'live-storm': liveStorm,
};

/** Against peers, in six minutes: what runs without names. */
const PEER_SUITES = ['gateway-proxied', 'gateway-cached', 'gateway-home', 'gateway-lag'];

const { values, positionals } = orExit(() =>
  readOptions({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      draw: { type: 'boolean', default: false },
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

if (values.draw) {
  await writeReport(await readRecord());
  process.exit();
}

const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  pinning: PINNING,
};

const unnamed = values.all ? Object.keys(suites) : PEER_SUITES;
const names = positionals.length > 0 ? positionals : unnamed;
const built = await buildSite(() => console.log('Building the site …'), { env: process.env });
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
  // In the order of the suites, whichever ran last; written after each, because all of them take half an hour.
  const record: BenchRecord = Object.fromEntries(
    Object.keys(suites).flatMap((one) => {
      const kept = one === name ? run : previous[one];
      return kept ? [[one, kept]] : [];
    }),
  );
  await writeReport(record);
}
console.log(`\n${table(rows)}\n\n${rounds} rounds, interleaved, ${PINNING}. Drawn in docs/bench.`);
