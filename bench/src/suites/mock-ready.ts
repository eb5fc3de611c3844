import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockApi } from '../gateway/servers.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';
import { serve } from '../serve.ts';

const base = 'http://127.0.0.1:9101';
const LIST = `${base}/matches?date=20261121&timezoneOffset=0&sportType=football`;

type Start = Awaited<ReturnType<typeof start>>;

/** Starts the mock API and requests a list as soon as it is ready. */
async function start(compileCache: string) {
  await using served = await serve({
    name: 'Touchline',
    command: mockApi.command,
    env: { MOCK_PORT: '9101', LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: compileCache },
    url: `${base}/healthz`,
  });
  const startedAt = performance.now();
  await (await fetch(LIST)).arrayBuffer();
  return { readyMs: served.readyMs, listMs: performance.now() - startedAt };
}

function rowsOf(name: string, starts: readonly Start[], atMost: number): Row[] {
  const row = rowsOfRounds('mock API', starts);
  return [
    row(`ready, ${name}`, 'ms', ({ readyMs }) => readyMs, { atMost }),
    row(`first list after that, ${name}`, 'ms', ({ listMs }) => listMs),
  ];
}

/** First starts compile everything: the directory of Node's compile cache is new. Later starts share a directory. */
export async function mockReady(rounds: number): Promise<Row[]> {
  const [first, later]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const compileCache = await mkdtemp(join(tmpdir(), 'touchline-compile-cache-'));
    first.push(await start(compileCache));
    // The first start writes the cache when it ends.
    later.push(await start(compileCache));
    await rm(compileCache, { recursive: true });
  }
  return [...rowsOf('first start', first, 300), ...rowsOf('later start', later, 150)];
}
