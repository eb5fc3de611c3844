import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { Call } from '@touchline/api-core/call';
import { createCallParser } from '@touchline/api-core/parse-call';
import { contract, type Operation } from '@touchline/types/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { RequestInput } from '../src/api/request-input.ts';
import type { UpstreamConfig } from '../src/config.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { createDriftCheck } from '../src/sources/drift/drift-check.ts';
import { DriftFindings } from '../src/sources/drift/drift-findings.ts';
import { BodySampling } from '../src/upstream/body-sampling.ts';
import { Breakers } from '../src/upstream/breakers.ts';
import { Bulkhead, Queued } from '../src/upstream/bulkhead.ts';
import { SharedDeadline, Timed } from '../src/upstream/shared-deadline.ts';
import { createUpstream } from '../src/upstream/upstream.ts';

// Reports how many bytes of each short-lived object grow old, in a thread whose young generation is small.

const OBJECTS = 60_000;
const WARM_UP = 10_000;
/** As many calls as a busy gateway has at a time. */
const ALIVE = 64;
const SAMPLE_EVERY = 500;
/** 8 kB: about as much as a call and its response refer to. */
const load = () => new Array<number>(1000).fill(0.5);

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ??
  0;

setFlagsFromString('--expose-gc');
// As the gateway starts: on a busy machine V8 may else decide to allocate the objects in the old generation.
setFlagsFromString('--no-allocation-site-pretenuring');
const collect = runInNewContext('gc') as () => void;

function promotedBytes<T>(start: (n: number) => T, end: (one: T) => void): number {
  const alive: T[] = [];
  let before = oldBytes();
  let promoted = 0;
  for (let n = 0; n < OBJECTS; n += 1) {
    const place = n % ALIVE;
    if (n >= ALIVE) end(alive[place] as T);
    alive[place] = start(n);
    if (n % SAMPLE_EVERY > 0) continue;
    // Whatever contains the objects is old from now on, as in a process that has run for long.
    if (n === WARM_UP) collect();
    const now = oldBytes();
    // It decreases with a full collection.
    if (n > WARM_UP) promoted += Math.max(0, now - before);
    before = now;
  }
  for (const one of alive) end(one);
  return promoted / OBJECTS;
}

class TimedLoad extends Timed {
  readonly load = load();

  onTimeout(): void {}
}

class QueuedLoad extends Queued {
  readonly load = load();

  admit(): void {}

  onTimeout(): void {}
}

function ofDeadline(): number {
  const deadline = new SharedDeadline(60_000);
  const start = () => {
    const timed = new TimedLoad();
    deadline.start(timed);
    return timed;
  };
  return promotedBytes(start, (timed) => deadline.cancel(timed));
}

function ofQueue(): number {
  const limits = { active: 0, waiting: 100, queueTimeoutMs: 60_000 };
  const bulkhead = new Bulkhead(limits, new SharedDeadline(60_000));
  const start = () => {
    const queued = new QueuedLoad();
    bulkhead.wait(queued);
    return queued;
  };
  return promotedBytes(start, () => bulkhead.release());
}

/** The response for a client, who has never left. */
class Client extends EventEmitter {
  readonly load = load();
  readonly closed = false;
}

function callMaker(): (n: number, client: Client) => Call {
  const parseCall = createCallParser(contract, { devTools: false });
  const operation = contract.operations.find(({ id }) => id === 'listLiveMatches') as Operation;
  const raw = { url: '/api/matches/live?limit=5' };
  return (n, client) => {
    const request = { params: {}, raw, headers: {}, body: undefined, id: `id ${n}` };
    const reply = { raw: client };
    const input = new RequestInput(
      request as unknown as FastifyRequest,
      reply as unknown as FastifyReply,
    );
    return parseCall(operation, input);
  };
}

function ofCalls(): number {
  const makeCall = callMaker();
  const start = (n: number) => makeCall(n, new Client()).with({ maxAgeSeconds: 5 });
  return promotedBytes(start, () => {});
}

/** Every rule between a client and a connection of undici's, which is not part of it. */
function ofForwarded(): number {
  const makeCall = callMaker();
  let handler: Dispatcher.DispatchHandler | undefined;
  const pool = {
    dispatch(_: unknown, one: Dispatcher.DispatchHandler) {
      handler = one;
    },
  } as unknown as Dispatcher;
  const findings = new DriftFindings(Date.now);
  const metrics = createMetrics();
  const driftCheck = { mode: 'warn', findings, log: undefined as never } as const;
  const send = createUpstream({
    pool,
    config: {
      url: new URL('http://127.0.0.1:1'),
      totalMs: 60_000,
      extras: 'all',
      headers: {},
    } as unknown as UpstreamConfig,
    metrics,
    breakers: new Breakers({ clock: Date.now }),
    readUsable: undefined,
    sampling: new BodySampling(Date.now),
    driftCheck: createDriftCheck({ ...driftCheck, count: metrics.drift }),
    bulkhead: { active: ALIVE + 1, waiting: 0, queueTimeoutMs: 60_000 },
  });
  const controller = {} as Dispatcher.DispatchController;
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from('{"data":[]}');
  const start = (n: number) => {
    const client = new Client();
    const call = makeCall(n, client);
    const request = { path: call.target, headers: {}, client: client as unknown as ServerResponse };
    send(call, request, (result) => {
      if (result instanceof Error) throw result;
    });
    return { client, sent: handler };
  };
  return promotedBytes(start, ({ client, sent }) => {
    sent?.onRequestStart?.(controller, undefined);
    sent?.onResponseStart?.(controller, 200, headers);
    sent?.onResponseData?.(controller, body);
    sent?.onResponseEnd?.(controller, {});
    client.emit('close');
  });
}

parentPort?.postMessage({
  deadline: ofDeadline(),
  queue: ofQueue(),
  calls: ofCalls(),
  forwarded: ofForwarded(),
});
