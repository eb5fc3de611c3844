import type { Cluster } from '../cluster/cluster.ts';
import type { MemoryLog } from '../cluster/memory-log.ts';
import type { Verdict } from '../trial.ts';
import type { FuzzResult } from './run-fuzz.ts';
import type { WorldName } from './sample-data.ts';

/** The memory of a gateway and a mock API together, from docs/configuration.md. */
const MAX_MB: Record<WorldName, number> = { small: 512, standard: 512, history: 552 };
const HEALTH_TIMEOUT_MS = 2000;

async function isHealthy(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    return (await fetch(`${origin}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
}

interface Fuzzed {
  result: FuzzResult;
  memory: Pick<MemoryLog, 'mostTogether'>;
  seed: number;
  world: WorldName;
  cluster: Cluster;
}

export async function fuzzVerdicts({
  result,
  memory,
  seed,
  world,
  cluster,
}: Fuzzed): Promise<Verdict[]> {
  const { sent, failures, slowestMs } = result;
  const { servers, origins } = cluster;
  const exits = servers.flatMap(({ unexpectedExits }) => unexpectedExits);
  const errors = servers
    .map(({ outputTail }) => outputTail)
    .join('\n')
    .trim();
  return [
    {
      name: `${sent} requests, valid, broken and no HTTP at all: no 5xx, no hang, each 400 names its field; the slowest took ${(slowestMs / 1000).toFixed(1)} s`,
      ok: sent > 0 && failures.length === 0,
      details: failures.map(
        ({ index, title, error }) =>
          `${error}\n      ${title}\n      again: npm run fuzz -- --world ${world} --seed ${seed} --only ${index}`,
      ),
    },
    {
      name: 'neither process ends or logs an error',
      ok: exits.length === 0 && errors === '',
      details: [...exits, errors],
    },
    {
      name: `gateway and API take ${Math.round(memory.mostTogether)} MB at most, ${MAX_MB[world]} are allowed`,
      ok: memory.mostTogether < MAX_MB[world],
      details: [],
    },
    { name: 'the site serves afterwards', ok: await isHealthy(origins[0] ?? ''), details: [] },
  ];
}
