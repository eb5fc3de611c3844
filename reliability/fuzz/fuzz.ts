import { orExit, parseCount, readOptions } from '../../tools/test/options.ts';
import { startCluster } from '../cluster/cluster.ts';
import { createMemoryLog } from '../cluster/memory-log.ts';
import { runTrial, type TrialContext, type Verdict } from '../trial.ts';
import { casesOf } from './cases/case-at.ts';
import type { FuzzCase } from './cases/fuzz-case.ts';
import { fuzzVerdicts } from './fuzz-verdicts.ts';
import { type FuzzResult, runFuzz } from './run-fuzz.ts';
import { readSampleData, WORLD_AT, type WorldName } from './sample-data.ts';

// Sends random requests, valid and broken, to a gateway in front of the mock API, as a public site would run them.
const ENV = {
  LOG_LEVEL: 'error',
  // Lets each case be another client: calls with a body are limited by address.
  TRUSTED_PROXIES: '127.0.0.1',
};

function readWorld(name: string): WorldName {
  if (Object.hasOwn(WORLD_AT, name)) return name as WorldName;
  throw new Error(`--world must be ${Object.keys(WORLD_AT).join(' or ')}, not '${name}'.`);
}

function readCommand() {
  const { values } = readOptions({
    options: {
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      world: { type: 'string', default: 'small' },
    },
  });
  const { count, seed, only, world } = values;
  return {
    count: parseCount('count', count),
    seed: parseCount('seed', seed),
    /** The one case to send. */
    only: only === undefined ? undefined : Number(only),
    world: readWorld(world),
  };
}

const range = (count: number) => Array.from({ length: count }).keys();

const caseText = ({ title, bytes }: FuzzCase) =>
  `${title}\n\n${Buffer.concat([...bytes])
    .toString('latin1')
    .slice(0, 4000)}\n`;

function summary({ sent, statuses }: FuzzResult, seed: number, ms: number): string {
  const sorted = [...statuses].sort(([a], [b]) => a - b);
  const counts = sorted.map(([status, times]) => `${times} × ${status}`).join(', ');
  return `${sent} requests in ${(ms / 1000).toFixed(1)} s with seed ${seed}: ${counts}`;
}

async function fuzz(
  { count, seed, only, world }: ReturnType<typeof readCommand>,
  { signal, print }: TrialContext,
): Promise<Verdict[]> {
  const env = { ...ENV, MOCK_WORLD: world, MOCK_NOW: WORLD_AT[world] };
  const cluster = await startCluster({ gateways: 1, env, signal });
  const over = new AbortController();
  try {
    const [origin = ''] = cluster.origins;
    const caseAt = casesOf(await readSampleData(origin, world), seed);
    if (only !== undefined) print(caseText(caseAt(only)));
    const memory = createMemoryLog(cluster.servers);
    memory.watch(over.signal);
    const startedAt = performance.now();
    const port = Number(new URL(origin).port);
    const indices = only === undefined ? range(count) : [only];
    const result = await runFuzz({ port, caseAt, indices, signal });
    print(summary(result, seed, performance.now() - startedAt));
    return await fuzzVerdicts({ result, memory, seed, world, cluster });
  } finally {
    over.abort();
    await cluster.stop();
  }
}

const command = orExit(readCommand);
await runTrial((context) => fuzz(command, context));
