import { gateway, PORTS, smallServer, urlAt, WITHOUT_SITE } from '../gateway/servers.ts';
import { type Row, rowsOfSuite } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';
import { cpuPerRequest } from '../wrk.ts';
import { type Measured, measureStreams } from './gateway-streams.ts';

const MATCHES = [10, 100, 1000];
const READERS = [10, 100, 1000, 10_000];
const STREAM = '/api/live/stream';
const LIVE = '/api/matches/live?limit=1999';
const WARM_UP_REQUESTS = 5000;
const REQUESTS = 5000;

const sized = (name: string, size: number, things: string) =>
  `${name}, ${size.toLocaleString('en')} ${things}`;

const upstreamOf = (matches: number): Contestant =>
  smallServer('upstream', 'live-upstream.ts', PORTS.upstream, [String(matches)]);
const ours = (env: Record<string, string> = {}): Contestant => ({
  ...gateway(LIVE, { ...WITHOUT_SITE, ...env }),
  ready: urlAt(PORTS.gateway, '/healthz'),
});

/** CPU microseconds of the gateway for each response. */
async function costOf(headers: Record<string, string>): Promise<number> {
  await using served = await serve(ours());
  const url = urlAt(PORTS.gateway, LIVE);
  const options = { headers, connections: 16 };
  await cpuPerRequest(url, served.pid, { ...options, requests: WARM_UP_REQUESTS });
  return await cpuPerRequest(url, served.pid, { ...options, requests: REQUESTS });
}

const KINDS: Record<string, Record<string, string>> = {
  'a compressed hit': { 'accept-encoding': 'gzip, br' },
  'an uncompressed hit': { 'accept-encoding': 'identity' },
};

async function byMatches(rounds: number): Promise<Row[]> {
  const row = rowsOfSuite('live list by size');
  const rows: Row[] = [];
  for (const matches of MATCHES) {
    await using _upstream = await serve(upstreamOf(matches), 1);
    for (const [name, headers] of Object.entries(KINDS)) {
      const costs: number[] = [];
      for (let round = 0; round < rounds; round += 1) costs.push(await costOf(headers));
      rows.push(row(sized(name, matches, 'matches'), 'µs', costs));
    }
  }
  return rows;
}

async function measureRounds(
  streams: number,
  rounds: number,
  seconds: number,
): Promise<Measured[]> {
  const contestant = { ...ours(), url: urlAt(PORTS.gateway, STREAM) };
  const all: Measured[] = [];
  try {
    while (all.length < rounds)
      all.push(await measureStreams(contestant, { path: STREAM, streams, seconds }));
  } catch (error) {
    console.error(`${(error as Error).message} It was left out.`);
  }
  return all;
}

async function byReaders(rounds: number, seconds: number): Promise<Row[]> {
  await using _upstream = await serve(upstreamOf(50), 1);
  const costRow = rowsOfSuite('cost of an event by readers');
  const memoryRow = rowsOfSuite('memory by readers');
  const rows: Row[] = [];
  for (const streams of READERS) {
    const all = await measureRounds(streams, Math.min(rounds, 3), seconds * 3);
    // More readers than the machine carries: the figures end there.
    if (all.length === 0) break;
    const costs = all.map(({ framesPerCpuSecond }) => 1e6 / framesPerCpuSecond);
    const sizes = all.map(({ bytesEach }) => Math.max(bytesEach / 1000, 1));
    rows.push(
      costRow(sized('one reader’s event', streams, 'readers'), 'µs', costs),
      memoryRow(sized('a reader', streams, 'readers'), 'kB', sizes),
    );
  }
  return rows;
}

/** The cost of one more match and of one more reader: lists with 1, 10 and 100 times the matches, and 10 to 10,000 streams. */
export async function gatewaySizes(rounds: number, seconds: number): Promise<Row[]> {
  return [...(await byMatches(rounds)), ...(await byReaders(rounds, seconds))];
}
