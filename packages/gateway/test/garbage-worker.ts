import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { createCallParser } from '@touchline/api-core/parse-call';
import { contract, type Operation } from '@touchline/types/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestInput } from '../src/api/request-input.ts';
import { Bulkhead, Queued } from '../src/upstream/bulkhead.ts';
import { SharedDeadline, Timed } from '../src/upstream/shared-deadline.ts';

// Reports how many bytes of each short-lived object grow old, in a thread whose young generation is small.

const OBJECTS = 60_000;
const WARM_UP = 10_000;
const ALIVE = 16;
const SAMPLE_EVERY = 500;
/** 8 kB: about as much as a call and its response refer to. */
const load = () => new Array<number>(1000).fill(0.5);

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ??
  0;

setFlagsFromString('--expose-gc');
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

function ofCalls(): number {
  const parseCall = createCallParser(contract, { devTools: false });
  const operation = contract.operations.find(({ id }) => id === 'listLiveMatches') as Operation;
  const raw = { url: '/api/matches/live?limit=5' };
  const start = (n: number) => {
    const request = { params: {}, raw, headers: {}, body: undefined, id: `id ${n}` };
    const reply = { load: load(), raw: { closed: false, once: () => {} } };
    const input = new RequestInput(
      request as unknown as FastifyRequest,
      reply as unknown as FastifyReply,
    );
    return parseCall(operation, input).with({ maxAgeSeconds: 5 });
  };
  return promotedBytes(start, () => {});
}

parentPort?.postMessage({ deadline: ofDeadline(), queue: ofQueue(), calls: ofCalls() });
