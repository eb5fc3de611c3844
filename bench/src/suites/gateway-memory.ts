import { setTimeout as sleep } from 'node:timers/promises';
import { pick, seededRandom } from '@touchline/shared/seeded-random';
import { bytesTogether, residentBytes } from '../cpu.ts';
import { randomPath, readAddresses } from '../gateway/random-paths.ts';
import { gateway, mockApi, PORTS, urlAt } from '../gateway/servers.ts';
import { type Row, rowsOfSuite } from '../result-row.ts';
import { serve } from '../serve.ts';

const row = rowsOfSuite('gateway, mixed load');
const CONCURRENCY = 8;
/** The budget: a factor of the caches' size, and a base for the program, the page renderer and garbage. */
const CACHE_SHARE = 2;
const BASE_MB = 250;
/** By default, with the mock API. */
const INSTALLATION_MB = 512;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'identity'];

async function use(cacheMb: number, seconds: number) {
  await using api = await serve(mockApi, 1);
  await using served = await serve({
    ...gateway('/', { CACHE_MB: String(cacheMb) }),
    ready: urlAt(PORTS.gateway, '/readyz'),
  });
  const addresses = await readAddresses();
  const roll = seededRandom('memory');
  let responses = 0;
  let peakBytes = 0;
  /** With the mock API. */
  let installationBytes = 0;
  const endsAt = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < endsAt) {
      const url = urlAt(PORTS.gateway, randomPath(addresses, roll));
      const headers = { 'accept-encoding': pick(ENCODINGS, roll) };
      await (await fetch(url, { headers })).arrayBuffer();
      responses += 1;
    }
  };
  const watch = async () => {
    while (performance.now() < endsAt) {
      const bytes = await residentBytes(served.pid);
      peakBytes = Math.max(peakBytes, bytes);
      installationBytes = Math.max(installationBytes, await bytesTogether([served.pid, api.pid]));
      await sleep(500);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: CONCURRENCY }, client)]);
  return { peakMb: peakBytes / 2 ** 20, installationMb: installationBytes / 2 ** 20, responses };
}

/** The highest memory of a gateway with a large and a small cache. */
export async function gatewayMemory(_: number, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const cacheMb of [32, 16]) {
    const { peakMb, installationMb, responses } = await use(cacheMb, seconds * 24);
    const wanted = { atMost: Math.ceil(cacheMb * CACHE_SHARE + BASE_MB) };
    const name = `CACHE_MB=${cacheMb}`;
    rows.push(
      row(`${name}: highest memory`, 'MB', [peakMb], wanted),
      row(`${name}: with the mock API`, 'MB', [installationMb], { atMost: INSTALLATION_MB }),
      row(`${name}: responses`, '', [responses]),
    );
  }
  return rows;
}
