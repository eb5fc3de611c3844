import { shutdownSignal } from '../site/shutdown-signal.ts';
import { buildSite } from '../site/site-build.ts';
import { exitWithError, orExit, parseCount, readOptions } from '../test/options.ts';
import { casesOf } from './cases/case-at.ts';
import { startFuzzSite } from './fuzz-site.ts';
import { runFuzz } from './run-fuzz.ts';
import { readSampleData } from './sample-data.ts';
import { fuzzVerdicts, MemoryWatch } from './verdicts.ts';

// Sends random requests, valid and broken, to a gateway in front of the bundled API.
const signal = shutdownSignal();
const print = (text: string) => process.stdout.write(`${text}\n`);

const DEFAULT_COUNT = 20_000;
const DEFAULT_SEED = 1;

interface FuzzCommand {
  count: number;
  seed: number;
  /** The one case to send. */
  only: number | undefined;
}

function readCommand(args: string[]): FuzzCommand {
  const { values } = readOptions({
    args,
    options: { count: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const { count, seed, only } = values;
  return {
    count: count === undefined ? DEFAULT_COUNT : parseCount('count', count),
    seed: seed === undefined ? DEFAULT_SEED : parseCount('seed', seed),
    only: only === undefined ? undefined : Number(only),
  };
}

const range = (count: number) => Array.from({ length: count }).keys();

async function fuzz({ count, seed, only }: FuzzCommand): Promise<boolean> {
  const built = await buildSite(() => print('Building the site …'), { env: process.env, signal });
  if (built.code !== 0) throw new Error(`${built.output}\nThe site could not be built.`);
  const site = await startFuzzSite(signal);
  try {
    const sample = await readSampleData(`http://127.0.0.1:${site.port}`);
    const caseAt = casesOf(sample, seed);
    if (only !== undefined) {
      const { title, bytes } = caseAt(only);
      print(
        `${title}\n\n${Buffer.concat([...bytes])
          .toString('latin1')
          .slice(0, 4000)}\n`,
      );
    }
    const memory = new MemoryWatch([site.gateway, site.api]);
    const startedAt = performance.now();
    const result = await runFuzz({
      port: site.port,
      caseAt,
      indices: only === undefined ? range(count) : [only],
      signal,
    });
    memory.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    const statuses = [...result.statuses].sort(([a], [b]) => a - b);
    print(
      `${result.sent} requests in ${seconds.toFixed(1)} s with seed ${seed}: ` +
        statuses.map(([status, times]) => `${times} × ${status}`).join(', '),
    );
    const verdicts = await fuzzVerdicts({ result, memory, seed, site });
    for (const { ok, name, details } of verdicts) {
      print(`${ok ? '✓' : '✗'} ${name}`);
      if (!ok) for (const detail of details) print(`    ${detail}`);
    }
    return verdicts.every(({ ok }) => ok) && !signal.aborted;
  } finally {
    await site.stop();
  }
}

const command = orExit(() => readCommand(process.argv.slice(2)));
process.exit((await fuzz(command).catch(exitWithError)) ? 0 : 1);
