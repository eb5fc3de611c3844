import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { figures } from '../figures.ts';
import { bearer } from '../gateway/bearer.ts';
import { bundledApi, gateway, PORTS, smallServer, urlAt, WITHOUT_SITE } from '../gateway/parts.ts';
import { RULES } from '../gateway/rules.ts';
import { withoutRules } from '../gateway/without-rules.ts';
import { type MeasuredPath, rulesChart } from '../report/rules-chart.ts';
import { rulesPage } from '../report/rules-page.ts';
import type { Row } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';
import { countResponses } from '../wrk.ts';

interface Path {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly upstream: Contestant;
  /** Left out in all gateways. */
  readonly without: readonly string[];
  /** Rules that are not on this path, or make it another one. */
  readonly except: readonly string[];
}

const HOT = 'hot responses';
const OF_CALLS = RULES.slice(RULES.findIndex(({ name }) => name === 'bulkhead')).map(
  ({ name }) => name,
);
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB,en;q=0.9' };
const CACHED = {
  path: '/api/matches?date=20261121&timezoneOffset=0&sportType=basketball',
  headers: BROWSER,
  upstream: bundledApi,
};
const NOISE = 'none (noise)';
const WARM_UP_REQUESTS = 20_000;
const RANKS = 3;

const PATHS: readonly Path[] = [
  {
    name: 'forwarded call with a token',
    path: '/api/auth/wallet',
    headers: { ...BROWSER, authorization: bearer() },
    upstream: smallServer('upstream', 'upstream.ts', PORTS.upstream),
    without: [],
    except: [HOT],
  },
  {
    name: 'cached hit through Fastify',
    ...CACHED,
    without: [HOT],
    except: [HOT, 'cache and single-flight', ...OF_CALLS],
  },
  {
    name: 'hot cached hit',
    ...CACHED,
    without: [],
    except: ['cache and single-flight', ...OF_CALLS],
  },
];

const CPU_SECONDS = /^process_cpu_seconds_total (\S+)/m;

/** Of the process itself, in microseconds: the system's figure for other processes has steps of 10 ms. */
async function cpuMicroseconds(port: number): Promise<number> {
  const text = await (await fetch(urlAt(port, '/metrics'))).text();
  return Number(CPU_SECONDS.exec(text)?.[1]) * 1e6;
}

async function costPerRequest(
  port: number,
  { path, headers = {} }: Path,
  seconds: number,
): Promise<number> {
  const before = await cpuMicroseconds(port);
  const count = await countResponses(urlAt(port, path), { seconds, headers, connections: 32 });
  return ((await cpuMicroseconds(port)) - before) / count;
}

/** Until the code that runs often is compiled. */
async function warmUp(port: number, { path, headers = {} }: Path, seconds: number): Promise<void> {
  let count = 0;
  while (count < WARM_UP_REQUESTS)
    count += await countResponses(urlAt(port, path), { seconds, headers, connections: 32 });
}

/** The lower quarter. */
const leastDisturbed = (costs: readonly number[]) =>
  costs.toSorted((a, b) => a - b).slice(0, Math.ceil(costs.length / 4));

/** By rank: the costs of the least disturbed rounds, from which other programs took the least. */
function differences(whole: readonly number[], without: readonly number[]): number[] {
  const [a, b] = [whole, without].map((costs) => costs.toSorted((x, y) => x - y));
  return Array.from({ length: RANKS }, (_, n) => (a?.[n] ?? 0) - (b?.[n] ?? 0));
}

const gatewayWithout = (port: number, names: readonly string[]): Contestant => ({
  ...withoutRules(gateway('', { ...WITHOUT_SITE, PORT: String(port) }), names),
  url: urlAt(port, '/healthz'),
});

async function measurePath(path: Path, rounds: number, seconds: number): Promise<MeasuredPath> {
  const rules = RULES.map(({ name }) => name).filter((name) => !path.except.includes(name));
  const upstream = await serve(path.upstream, 1);
  const all: number[] = [];
  /** Both gateways are started for each rule: one that runs longer has better compiled code and an older heap. */
  const measureOmitted = async (rule: string) => {
    const omitted = rule === NOISE ? path.without : [...path.without, rule];
    const whole = await serve(gatewayWithout(PORTS.gateway, path.without));
    const other = await serve(gatewayWithout(PORTS.peer, omitted));
    const withRule: number[] = [];
    const without: number[] = [];
    try {
      await warmUp(PORTS.gateway, path, seconds);
      await warmUp(PORTS.peer, path, seconds);
      for (let round = 0; round < Math.max(rounds, RANKS); round += 1) {
        withRule.push(await costPerRequest(PORTS.gateway, path, seconds));
        without.push(await costPerRequest(PORTS.peer, path, seconds));
      }
    } finally {
      await other.stop();
      await whole.stop();
    }
    all.push(...withRule);
    return { rule, microseconds: figures(differences(withRule, without)) };
  };
  const costs: Awaited<ReturnType<typeof measureOmitted>>[] = [];
  try {
    for (const rule of [NOISE, ...rules, NOISE]) costs.push(await measureOmitted(rule));
  } finally {
    await upstream.stop();
  }
  return { name: path.name, whole: figures(leastDisturbed(all)), costs };
}

/** What each rule of the gateway costs: CPU time per request with it and without it, in turn. */
export async function gatewayRules(rounds: number, seconds: number): Promise<Row[]> {
  const folder = new URL('../../../docs/bench/', import.meta.url);
  const conditions = {
    machine: `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`,
    day: new Date().toISOString().slice(0, 10),
    rounds,
  };
  await mkdir(folder, { recursive: true });
  const measured: MeasuredPath[] = [];
  for (const path of PATHS) {
    measured.push(await measurePath(path, rounds, Math.min(seconds, 2)));
    // After each path: a run takes a quarter of an hour.
    await writeFile(new URL('rules.md', folder), rulesPage(measured, conditions));
    await writeFile(new URL('rules.svg', folder), rulesChart(measured));
  }
  return measured.flatMap(({ name, whole, costs }) => [
    { suite: name, what: 'all rules', unit: 'µs', figures: whole },
    ...costs.map(({ rule, microseconds }) => ({
      suite: name,
      what: rule,
      unit: 'µs',
      figures: microseconds,
    })),
  ]);
}
