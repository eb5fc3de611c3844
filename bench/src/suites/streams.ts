import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cpuSeconds, residentBytes } from '../cpu.ts';
import { pinToCore } from '../cpu-pinning.ts';
import { ratios } from '../figures.ts';
import { gateway, PORTS, smallServer, urlAt, WITHOUT_SITE } from '../gateway/servers.ts';
import { type Row, rowsOfSuite } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';

const STREAMS = 10_000;
const suite = '10,000 streams';
const row = rowsOfSuite(suite);
const readers = fileURLToPath(new URL('../gateway/stream-readers.ts', import.meta.url));

async function lineFrom(child: ChildProcess): Promise<number> {
  const [chunk] = (await once(child.stdout as NodeJS.EventEmitter, 'data')) as [Buffer];
  return Number(String(chunk));
}

type Measured = Awaited<ReturnType<typeof measureStreams>>;

async function measureStreams(contestant: Contestant, path: string, seconds: number) {
  await using served = await serve(contestant);
  const port = new URL(contestant.url).port;
  const idle = await residentBytes(served.pid);
  const [program, args] = pinToCore(1, [process.execPath, readers, port, String(STREAMS), path]);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const open = await lineFrom(child);
    if (open < STREAMS)
      throw new Error(`${contestant.name} served only ${open} of ${STREAMS} streams.`);
    const bytesEach = ((await residentBytes(served.pid)) - idle) / STREAMS;
    child.stdin?.write('go\n');
    await lineFrom(child);
    const before = (await cpuSeconds(served.pid)) ?? 0;
    await sleep(seconds * 1000);
    const used = ((await cpuSeconds(served.pid)) ?? seconds) - before;
    child.stdin?.write('and now\n');
    return { framesPerCpuSecond: (await lineFrom(child)) / used, bytesEach };
  } finally {
    child.kill();
    await ended;
  }
}

/** The throughput of changes pushed to ten thousand streams, and the memory of idle streams. */
export async function streams(rounds: number, seconds: number): Promise<Row[]> {
  const stream = '/api/live/stream';
  // As behind a proxy: all readers have one address, which would get half of the connections at most.
  const env = { ...WITHOUT_SITE, TRUSTED_PROXIES: '127.0.0.1' };
  const ours = { ...gateway(stream, env), ready: urlAt(PORTS.gateway, '/healthz') };
  const bare = smallServer('a loop of res.write', 'bare-streams.ts', PORTS.peer);
  const all: [Measured[], Measured[]] = [[], []];
  await using _upstream = await serve(
    smallServer('upstream', 'live-upstream.ts', PORTS.upstream),
    1,
  );
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    all[0].push(await measureStreams(ours, stream, seconds * 3));
    all[1].push(await measureStreams({ ...bare, ready: 'listening' }, '/', seconds * 3));
  }
  const speeds = all.map((one) => one.map(({ framesPerCpuSecond }) => framesPerCpuSecond));
  const sizes = all.map((one) => one.map(({ bytesEach }) => bytesEach / 1000));
  const [mine = [], theirs = []] = speeds;
  const unit = 'frames/CPU s';
  const ratio = { what: `× ${bare.name}`, unit: '×', figures: ratios(mine, theirs) };
  return [
    row('Touchline', unit, mine),
    row(bare.name, unit, theirs),
    { suite, ...ratio, wanted: { atLeast: 0.75 } },
    row('memory of an idle stream', 'kB', sizes[0] ?? [], { atMost: 15 }),
    row('the same, bare', 'kB', sizes[1] ?? []),
  ];
}
