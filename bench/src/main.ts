import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { buildSite } from '../../tools/site/site-build.ts';
import { orExit, parseCount, readOptions } from '../../tools/test/options.ts';
import { PINNING } from './cpu-pinning.ts';
import { type Row, table, verdict } from './result-row.ts';
import { firstVisit } from './suites/first-visit.ts';
import { gatewayCached, gatewayHome } from './suites/gateway-cached.ts';
import { gatewayCrowd } from './suites/gateway-crowd.ts';
import { gatewayMemory } from './suites/gateway-memory.ts';
import { gatewayProxied } from './suites/gateway-proxied.ts';
import { gatewayRules } from './suites/gateway-rules.ts';
import { gatewayStreams } from './suites/gateway-streams.ts';
import { liveStorm } from './suites/live-storm.ts';
import { mockMemory } from './suites/mock-memory.ts';
import { mockReady } from './suites/mock-ready.ts';
import { mockRequests } from './suites/mock-requests.ts';
import { replayFrames } from './suites/replay-frames.ts';
import { testWorlds } from './suites/test-worlds.ts';
import { timelineBytes } from './suites/timeline-bytes.ts';
import { worldCosts } from './suites/world-costs.ts';

const suites: Record<string, (rounds: number, seconds: number) => Promise<Row[]>> = {
  'mock-ready': mockReady,
  'mock-memory': mockMemory,
  'mock-requests': mockRequests,
  'world-costs': worldCosts,
  'test-worlds': testWorlds,
  'gateway-proxied': gatewayProxied,
  'gateway-cached': gatewayCached,
  'gateway-home': gatewayHome,
  'gateway-crowd': gatewayCrowd,
  'gateway-streams': gatewayStreams,
  'gateway-rules': gatewayRules,
  'gateway-memory': gatewayMemory,
  'first-visit': firstVisit,
  'live-storm': liveStorm,
  'replay-frames': replayFrames,
  'timeline-bytes': timelineBytes,
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

const built = await buildSite(() => console.log('Building the site …'), { env: process.env });
if (built.code !== 0) {
  console.error(`${built.output}\nThe site could not be built: see the output above.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(suites)) {
  console.log(`${name} …`);
  rows.push(...((await suites[name]?.(rounds, seconds)) ?? []));
}

const machine = {
  node: process.version,
  cores: cpus().length,
  processor: cpus()[0]?.model,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  pinning: PINNING,
  rounds,
  secondsEach: seconds,
};
const results = rows.map((row) => ({ ...row, verdict: verdict(row) }));
await writeFile(
  new URL('../results.json', import.meta.url),
  `${JSON.stringify({ machine, results }, null, 2)}\n`,
);
console.log(`\n${table(rows)}\n\n${machine.rounds} rounds, interleaved, ${PINNING}.`);
