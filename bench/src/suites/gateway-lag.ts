import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@touchline/shared/seeded-random';
import { cpuSeconds, residentBytes } from '../cpu.ts';
import { randomPath, readAddresses } from '../gateway/random-paths.ts';
import { gateway, mockApi, PORTS, urlAt } from '../gateway/servers.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';
import { serve } from '../serve.ts';

const REQUESTS_PER_SECOND = 30;
const STREAMS = 200;
const WARM_UP_SECONDS = 8;
const WANTED_MS = 8;
const SECONDS = 18;
const MAX_ROUNDS = 3;

/** Since it was last read: each reading starts it anew. */
async function readLag(): Promise<(name: string) => number> {
  const text = await (await fetch(urlAt(PORTS.gateway, '/metrics'))).text();
  return (name) => {
    const value = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1];
    return Number(value) * 1000;
  };
}

/** Sends requests at an even rate, whether or not earlier ones have been answered. */
async function visit(nextPath: () => string, seconds: number): Promise<void> {
  const count = seconds * REQUESTS_PER_SECOND;
  const request = async () => {
    const response = await fetch(urlAt(PORTS.gateway, nextPath()));
    await response.arrayBuffer();
  };
  const all: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      all.push(request());
      if (all.length < count) return;
      clearInterval(timer);
      resolve();
    }, 1000 / REQUESTS_PER_SECOND);
  });
  await Promise.all(all);
}

async function openStream(signal: AbortSignal): Promise<void> {
  const response = await fetch(urlAt(PORTS.gateway, '/api/live/stream'), { signal });
  const reader = response.body?.getReader();
  const drain = async () => {
    while (reader && !(await reader.read()).done);
  };
  drain().catch(() => {});
}

/** A Node process without work, which reports the 99th percentile of its lag when it is asked. */
async function startIdle(): Promise<{ readP99: () => Promise<number>; stop: () => void }> {
  const program = fileURLToPath(new URL('../gateway/idle-process.ts', import.meta.url));
  // The flags of this process have its channel keep no process alive.
  const child = fork(program, { execArgv: [] });
  await once(child, 'message');
  return {
    async readP99() {
      child.send('read');
      const [ms] = (await once(child, 'message')) as [number];
      return ms;
    },
    stop: () => child.disconnect(),
  };
}

async function measureRound(round: number, seconds: number) {
  await using _api = await serve(mockApi, 'any');
  const ready = urlAt(PORTS.gateway, '/readyz');
  await using served = await serve({ ...gateway('/'), ready }, 'any');
  const streams = new AbortController();
  const idle = await startIdle();
  try {
    const addresses = await readAddresses();
    const roll = seededRandom(`lag ${round}`);
    const nextPath = () => randomPath(addresses, roll);
    await Promise.all(Array.from({ length: STREAMS }, () => openStream(streams.signal)));
    await visit(nextPath, WARM_UP_SECONDS);
    await Promise.all([readLag(), idle.readP99()]);
    const before = (await cpuSeconds(served.pid)) ?? 0;
    await visit(nextPath, seconds);
    const used = ((await cpuSeconds(served.pid)) ?? 0) - before;
    const [lag, idleP99Ms] = await Promise.all([readLag(), idle.readP99()]);
    return {
      /** In a process with no work beside it: the timer, and the wait for a core. */
      idleP99Ms,
      ownP99Ms: lag('p99') - idleP99Ms,
      medianMs: lag('p50'),
      p99Ms: lag('p99'),
      worstMs: lag('max'),
      cpuShare: (used / seconds) * 100,
      residentMb: (await residentBytes(served.pid)) / 2 ** 20,
    };
  } finally {
    streams.abort();
    idle.stop();
  }
}

/**
 * How long pages, lists and details of random addresses hold up the gateway's event loop. Gateway and mock API share the
 * machine as with `npm start`: on one core, threads that compress and collect garbage would take turns with the event loop.
 */
export async function gatewayLag(rounds: number): Promise<Row[]> {
  const all: Awaited<ReturnType<typeof measureRound>>[] = [];
  while (all.length < Math.min(rounds, MAX_ROUNDS))
    all.push(await measureRound(all.length + 1, SECONDS));
  const row = rowsOfRounds('gateway, 30 requests a second, not pinned', all);
  const wanted = { atMost: WANTED_MS };
  return [
    row(
      'event-loop lag, 99th percentile over an idle process',
      'ms',
      (lag) => lag.ownP99Ms,
      wanted,
    ),
    row('event-loop lag, 99th percentile, with the 10 ms of the timer', 'ms', (lag) => lag.p99Ms),
    row('of an idle process in the same seconds', 'ms', (lag) => lag.idleP99Ms),
    row('event-loop lag, median', 'ms', (lag) => lag.medianMs),
    row('event-loop lag, worst', 'ms', (lag) => lag.worstMs),
    row('CPU of a core', '%', (lag) => lag.cpuShare),
    row('memory at the end', 'MB', (lag) => lag.residentMb),
  ];
}
