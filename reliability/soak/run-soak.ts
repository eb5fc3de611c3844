import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { createMemoryLog } from '../cluster/memory-log.ts';
import { type Fault, restarted } from './faults/fault.ts';
import { AccountWriters } from './load/accounts.ts';
import { createLiveReaders } from './load/live-readers.ts';
import { addressOf, createSend, type Send } from './load/send.ts';
import { Tally } from './load/tally.ts';
import { simulateVisitors } from './load/visitors.ts';
import type { FaultResult, SoakResult } from './report/soak-result.ts';

export interface SoakOptions {
  cluster: Cluster;
  faults: readonly Fault[];
  minutes: number;
  readers: number;
  /** Requests a second. */
  rate: number;
  writers: number;
  signal: AbortSignal;
  print: (text: string) => void;
}

/** The part of the run in which gateways and APIs have few descriptors. */
const FEW = { from: 0.45, to: 0.7, descriptors: 1024 };
const FEW_TITLE = `each of these, while gateways and APIs have ${FEW.descriptors.toLocaleString('en')} descriptors`;
/** Long enough for caches, connections and the just-in-time compiler. */
const WARM_UP_MS = 5000;
const CALM_MS = 1500;
/** How long a live list may be served from the cache, and be on its way. */
const LIST_LIFETIME_MS = 20_000;
const BACK_TIMEOUT_MS = 60_000;
const PROBE_PAUSE_MS = 100;
const PROBE_CLIENT = 3_000_000;
/** Together a fifth of the readers each minute. */
const DROPS_PER_MINUTE = 4;
const DROPPED_SHARE = 0.2 / DROPS_PER_MINUTE;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Whether pages, calls that no cache holds and the account store work. */
async function works(send: Send, probe: number): Promise<boolean> {
  const from = addressOf(PROBE_CLIENT + probe);
  const days = probe % 400;
  const date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const counts = `/api/matches/counts?timezoneOffset=0&date=${date.replaceAll('-', '')}`;
  const [page, call, refresh] = await Promise.all([
    send({ path: '/football/matches', from }),
    send({ path: counts, from }),
    send({ method: 'POST', path: '/api/auth/refresh', body: { refreshToken: 'rt_none' }, from }),
  ]);
  return page.status === 200 && call.status === 200 && refresh.status === 401;
}

/** Breaks one thing after another under load, for as many minutes, and compares what came of it. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const { cluster, faults, minutes, signal, print } = options;
  const startedAt = new Date();
  const over = new AbortController();
  const stopped = AbortSignal.any([signal, over.signal]);
  const { send, close } = createSend(cluster.origins);
  const tally = new Tally({ onFailure: (failure) => print(`failed: ${failure}`) });
  const memory = createMemoryLog(cluster.servers);
  const readers = createLiveReaders(cluster.origins, options.readers);
  const accounts = new AccountWriters({ send, tally, writers: options.writers, signal: stopped });
  const end = performance.now() + minutes * 60_000;
  const isOver = () => signal.aborted || performance.now() >= end;

  async function dropReaders(): Promise<void> {
    while (!stopped.aborted) {
      const pauseMs = 60_000 / DROPS_PER_MINUTE;
      await sleep(pauseMs, undefined, { signal: stopped }).catch(() => {});
      if (!stopped.aborted) readers.drop(DROPPED_SHARE);
    }
  }

  let worldSteadyAt = 0;
  const isWorldSteady = () => performance.now() >= worldSteadyAt;

  let probes = 0;
  async function awaitWorking(): Promise<number | undefined> {
    const brokenUntil = performance.now();
    while (!signal.aborted && performance.now() < brokenUntil + BACK_TIMEOUT_MS) {
      probes += 1;
      if (await works(send, probes)) return performance.now() - brokenUntil;
      await sleep(PROBE_PAUSE_MS);
    }
    return undefined;
  }

  let hasFew = false;
  let hasHadFew = false;
  async function inject(fault: Fault): Promise<FaultResult> {
    const title = hasFew ? FEW_TITLE : fault.title;
    tally.enter(title, fault);
    if (fault.movesWorld) worldSteadyAt = Number.POSITIVE_INFINITY;
    await fault.run();
    if (fault.movesWorld) worldSteadyAt = performance.now() + LIST_LIFETIME_MS;
    const backAfterMs = await awaitWorking();
    tally.enter(hasFew ? FEW_TITLE : 'nothing broken');
    const different = await readers.countDifferent(signal, hasFew);
    const back = backAfterMs === undefined ? 'never' : `after ${seconds(backAfterMs)} s`;
    const { open } = readers;
    print(
      `${fault.title}: works ${back}; ${open} readers have a stream, ${different} not the list`,
    );
    await sleep(CALM_MS);
    // Requests of all faults with few descriptors are counted together.
    const keepsAnswers = !hasFew && fault.keepsAnswers === true;
    return { title, backAfterMs, different, keepsAnswers };
  }

  const nodes = [...cluster.apis, ...cluster.gateways];
  /** Restarts gateways and APIs where the part with few descriptors begins and ends. */
  async function limitDescriptors(): Promise<FaultResult[]> {
    const part = 1 - (end - performance.now()) / (minutes * 60_000);
    // Once even if a fault before it took until after its end.
    const needsFew = part >= FEW.from && (part < FEW.to || !hasHadFew);
    if (needsFew === hasFew) return [];
    const restart = restarted(nodes, needsFew ? FEW.descriptors : undefined);
    hasFew = needsFew;
    hasHadFew ||= hasFew;
    return [await inject(restart)];
  }

  const load = Promise.all([
    simulateVisitors({ send, tally, rate: options.rate, isWorldSteady, signal: stopped }),
    accounts.run(),
    dropReaders(),
  ]);
  const settle = () => sleep(WARM_UP_MS, undefined, { signal }).catch(() => {});
  await settle();
  memory.measure('before the streams');
  await readers.openAll();
  await settle();
  memory.measure('first');
  memory.watch(stopped);
  const results: FaultResult[] = [];
  for (let n = 0; !isOver() && faults.length > 0; n += 1) {
    results.push(...(await limitDescriptors()), await inject(faults[n % faults.length] as Fault));
  }
  const different = await readers.countDifferent(signal, hasFew);
  over.abort();
  await load;
  memory.measure('last');
  const open = readers.open;
  readers.close();
  print(`Looking for ${accounts.acknowledged.length} accounts and their sessions …`);
  if (!signal.aborted) await accounts.verify();
  close();
  return {
    startedAt,
    minutes,
    tally,
    accounts,
    streams: { counts: readers.counts, readers: options.readers, open, different },
    faults: results,
    hasHadFewDescriptors: hasHadFew,
    memory,
    unexpectedExits: cluster.servers.flatMap((server) => server.unexpectedExits),
  };
}
