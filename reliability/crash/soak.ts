import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shutdownSignal } from '../../tools/site/shutdown-signal.ts';
import { buildSite } from '../../tools/site/site-build.ts';
import { exitWithError } from '../../tools/test/options.ts';
import { root } from '../../tools/workspace.ts';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { findPrograms } from '../cluster/programs.ts';
import { AccountWriters } from './accounts.ts';
import { listFaults } from './faults.ts';
import { addressOf, createSend, type Send } from './send.ts';
import { Tally } from './tally.ts';
import { type FaultResult, type SoakResult, soakVerdicts } from './verdicts.ts';
import { simulateVisitors } from './visitors.ts';

// Runs on loopback what docker compose --profile scale deploys, and breaks one server after another under load.
const RATE = 20;
const WRITERS = 2;
/** Long enough for caches, connections and the just-in-time compiler. */
const WARM_UP_MS = 5000;
const CALM_MS = 1500;
const BACK_TIMEOUT_MS = 60_000;
const PROBE_PAUSE_MS = 100;
const PROBE_CLIENT = 3_000_000;

const signal = shutdownSignal();
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The first that does not work of pages, calls that no cache holds and the account store; undefined if all do. */
async function findBroken(send: Send, probe: number): Promise<string | undefined> {
  const from = addressOf(PROBE_CLIENT + probe);
  const date = new Date(Date.now() - (probe % 400) * 86_400_000).toISOString().slice(0, 10);
  const counts = `/api/matches/counts?timezoneOffset=0&date=${date.replaceAll('-', '')}`;
  const refresh = { method: 'POST', path: '/api/auth/refresh', body: { refreshToken: 'rt_none' } };
  const probes = [
    { expected: 200, path: '/football/matches' },
    { expected: 200, path: counts },
    { expected: 401, ...refresh },
  ];
  const broken = await Promise.all(
    probes.map(async ({ expected, ...sent }) => {
      const { status, error, text } = await send({ ...sent, from });
      return status === expected ? undefined : `${sent.path}: ${status} ${error ?? text}`;
    }),
  );
  return broken.find((one) => one !== undefined);
}

let probes = 0;
async function untilWorking(send: Send): Promise<Pick<FaultResult, 'backAfterMs' | 'broken'>> {
  const startedAt = performance.now();
  let broken: string | undefined;
  while (!signal.aborted && performance.now() < startedAt + BACK_TIMEOUT_MS) {
    probes += 1;
    broken = await findBroken(send, probes);
    if (broken === undefined) return { backAfterMs: performance.now() - startedAt };
    await sleep(PROBE_PAUSE_MS);
  }
  return { backAfterMs: undefined, broken };
}

const largest = (servers: Cluster['servers']) =>
  Math.max(...servers.map(({ memoryMb }) => memoryMb));

/** Breaks everything once under load, and compares what was acknowledged with what is there. */
async function runSoak(cluster: Cluster): Promise<SoakResult> {
  const over = new AbortController();
  const stopped = AbortSignal.any([signal, over.signal]);
  const { send, close } = createSend(cluster.origins);
  const tally = new Tally({ onFailure: (failure) => print(`failed: ${failure}`) });
  const accounts = new AccountWriters({ send, tally, writers: WRITERS, signal: stopped });
  const load = Promise.all([
    simulateVisitors({ send, tally, rate: RATE, signal: stopped }),
    accounts.run(),
  ]);
  const faults: FaultResult[] = [];
  let memoryMb = 0;
  await sleep(WARM_UP_MS, undefined, { signal }).catch(() => {});
  for (const fault of listFaults(cluster)) {
    if (signal.aborted) break;
    tally.enter(fault.title, fault);
    await fault.run();
    const { backAfterMs, broken } = await untilWorking(send);
    tally.enter('nothing broken');
    faults.push({ title: fault.title, backAfterMs, broken });
    memoryMb = Math.max(memoryMb, largest(cluster.gateways) + largest(cluster.apis));
    print(
      `${fault.title}: works ${backAfterMs === undefined ? 'never' : `after ${(backAfterMs / 1000).toFixed(1)} s`}`,
    );
    await sleep(CALM_MS);
  }
  over.abort();
  await load;
  print(`Looking for ${accounts.acknowledged.length} accounts and their sessions …`);
  if (!signal.aborted) await accounts.verify();
  close();
  const unexpectedExits = cluster.servers.flatMap((server) => server.unexpectedExits);
  return { tally, accounts, faults, memoryMb, unexpectedExits };
}

async function soak(): Promise<boolean> {
  const built = await buildSite((path) => print(`Building ${path} …`), {
    env: process.env,
    signal,
  });
  if (built.code !== 0)
    throw new Error(`${built.output}\nThe site could not be built: see the output above.`);
  const { programs, missing } = findPrograms(process.env);
  mkdirSync(join(root, 'reports'), { recursive: true });
  // nginx logs there why it answered a request with its own 502.
  const log = join(root, 'reports', 'soak-nginx.log');
  rmSync(log, { force: true });
  const cluster = await startCluster({ programs, gateways: 2, balancerLog: `${log} warn`, signal });
  try {
    print(`Running on loopback: ${cluster.servers.map(({ name }) => name).join(', ')}.`);
    if (missing) print(missing);
    const verdicts = soakVerdicts(await runSoak(cluster));
    for (const { ok, name, details } of verdicts) {
      print(`${ok ? '✓' : '✗'} ${name}`);
      if (!ok) for (const detail of details) print(`    ${detail}`);
    }
    return verdicts.every(({ ok }) => ok) && !signal.aborted;
  } finally {
    await cluster.stop();
  }
}

process.exit((await soak().catch(exitWithError)) ? 0 : 1);
