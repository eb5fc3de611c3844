import { Worker } from 'node:worker_threads';
import { ApiError } from '../api-error.ts';
import type { EncodedResponse } from '../http/encode-response.ts';
import type { World } from '../world/world-view.ts';
import type { WorldJob, WorldReply, WorldRequest } from './world-job.ts';

export interface WorldThreadOptions {
  /** The module that the thread runs. */
  readonly entry: string | URL;
  readonly world: World;
  readonly maxWaiting?: number;
  /** For a call, with its time in the queue. */
  readonly timeoutMs?: number;
}

const MAX_WAITING = 64;
const TIMEOUT_MS = 8000;
/** Its worlds hold tens of megabytes. */
const IDLE_MS = 300_000;

const busy = () =>
  new ApiError('unavailable', 'Too many calls in worlds of their own; try again in a moment.', {
    headers: { 'retry-after': '2' },
  });

interface Waiting {
  readonly job: WorldJob;
  readonly signal: AbortSignal;
  readonly endsAt: number;
  readonly resolve: (response: EncodedResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Computes the answers of own worlds one after the other in a thread, which starts with the first of them. An instant
 * years away, or a thousand live matches, take a second of CPU for which the shared world must not wait.
 */
export class WorldThread {
  readonly #options: Required<WorldThreadOptions>;
  readonly #queue: Waiting[] = [];
  #running: Waiting | undefined;
  #worker: Worker | undefined;
  #version: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({
    entry,
    world,
    maxWaiting = MAX_WAITING,
    timeoutMs = TIMEOUT_MS,
  }: WorldThreadOptions) {
    this.#options = { entry, world, maxWaiting, timeoutMs };
  }

  /** The signal aborts when the client has gone; a job that runs already is finished. */
  run(job: WorldJob, signal: AbortSignal): Promise<EncodedResponse> {
    const { maxWaiting, timeoutMs } = this.#options;
    if (this.#queue.length >= maxWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const endsAt = performance.now() + timeoutMs;
      this.#queue.push({ job, signal, endsAt, resolve, reject });
      if (!this.#running) this.#next();
    });
  }

  async close(): Promise<void> {
    await this.#stop(busy());
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#running = this.#takeNext();
    if (!this.#running) {
      this.#timer = setTimeout(() => void this.#stop(busy()), IDLE_MS).unref();
      return;
    }
    const { job, endsAt } = this.#running;
    const { world } = this.#options;
    const version = world.version ?? 0;
    const isNew = !this.#worker || this.#version !== version;
    this.#version = version;
    const request: WorldRequest = { job, ...(isNew && { options: world.options }) };
    this.#thread().postMessage(request);
    // A thread that computes cannot be interrupted, only ended.
    const leftMs = Math.max(0, endsAt - performance.now());
    this.#timer = setTimeout(() => void this.#stop(busy()), leftMs);
  }

  #takeNext(): Waiting | undefined {
    for (;;) {
      const next = this.#queue.shift();
      if (!next) return undefined;
      if (next.signal.aborted) next.reject(next.signal.reason as Error);
      else if (next.endsAt <= performance.now()) next.reject(busy());
      else return next;
    }
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#options.entry);
    worker.unref();
    worker.on('message', (reply: WorldReply) => {
      if (this.#worker === worker) this.#settle(reply);
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) void this.#stop(error);
    });
    this.#worker = worker;
    return worker;
  }

  #settle(reply: WorldReply): void {
    const running = this.#running;
    if ('response' in reply) {
      const { body, etag } = reply.response;
      // A Buffer arrives as plain bytes.
      running?.resolve({ body: Buffer.from(body.buffer, body.byteOffset, body.byteLength), etag });
    } else if ('problem' in reply) {
      const { code, detail, errors } = reply.problem;
      running?.reject(new ApiError(code, detail, errors && { errors }));
    } else running?.reject(Object.assign(new Error(), reply.error));
    this.#next();
  }

  /** Ends the thread with the job that it runs; those that wait get a new one. */
  async #stop(reason: Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#running?.reject(reason);
    this.#running = undefined;
    if (this.#queue.length > 0) this.#next();
    await worker?.terminate();
  }
}
