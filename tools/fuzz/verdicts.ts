import type { Part } from '../soak/cluster/part.ts';
import type { Verdict } from '../soak/report/verdicts.ts';
import type { FuzzSite } from './fuzz-site.ts';
import type { FuzzResult } from './run-fuzz.ts';

const SAMPLE_MS = 500;
/** What a gateway and a mock API may take together, as docs/configuration.md says. */
const MAX_MB = 512;
const HEALTH_TIMEOUT_MS = 2000;

/** The most memory that the parts take together. */
export class MemoryWatch {
  mostMb = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: readonly Part[]) {
    this.#timer = setInterval(() => {
      const mb = parts.reduce((sum, part) => sum + part.memoryMb, 0);
      this.mostMb = Math.max(this.mostMb, mb);
    }, SAMPLE_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
}

interface Fuzzed {
  result: FuzzResult;
  memory: Pick<MemoryWatch, 'mostMb'>;
  seed: number;
  site: FuzzSite;
}

export async function fuzzVerdicts({ result, memory, seed, site }: Fuzzed): Promise<Verdict[]> {
  const { sent, failures, slowestMs } = result;
  const { gateway, api, port } = site;
  const exits = [...gateway.unexpectedExits, ...api.unexpectedExits];
  const errors = `${gateway.outputTail}\n${api.outputTail}`.trim();
  return [
    {
      name: `${sent} requests, valid, broken and no HTTP at all: no 5xx, no hang, each 400 names its field; the slowest took ${(slowestMs / 1000).toFixed(1)} s`,
      ok: sent > 0 && failures.length === 0,
      details: failures.map(
        ({ index, title, fault }) =>
          `${fault}\n      ${title}\n      again: npm run fuzz -- --seed ${seed} --only ${index}`,
      ),
    },
    {
      name: 'neither process ends or logs an error',
      ok: exits.length === 0 && errors === '',
      details: [...exits, errors],
    },
    {
      name: `gateway and API take ${Math.round(memory.mostMb)} MB at most, ${MAX_MB} are allowed`,
      ok: memory.mostMb < MAX_MB,
      details: [],
    },
    { name: 'the site serves afterwards', ok: await isHealthy(port), details: [] },
  ];
}
