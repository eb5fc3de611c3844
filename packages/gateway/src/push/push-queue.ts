import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { lifetimeOf } from './message-lifetime.ts';
import type { PushMessage, PushStore, VapidKeys } from './push-store.ts';
import type { PushResult, SendPush } from './send-push.ts';

export interface PushQueueOptions {
  readonly store: PushStore;
  readonly send: SendPush;
  readonly keys: () => Promise<VapidKeys>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly count: Metrics['push'];
}

const BATCH = 50;
const CONCURRENCY = 10;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 2000;
/** A push service that fails so often in a row is left alone for a while, so that it does not hold up the others. */
const MAX_FAILURES = 5;
const HOST_PAUSE_MS = 30_000;
const CLOSE_MS = 2000;

/** When a message is too old to be sent: a push service would keep it no longer. */
const endOf = ({ createdAt, kind }: PushMessage): number => createdAt + lifetimeOf(kind) * 1000;

interface HostState {
  failures: number;
  pausedUntil: number;
}

/** Sends the messages that are due. It works beside the live feed, which never waits for it. */
export class PushQueue {
  readonly #options: PushQueueOptions;
  readonly #hosts = new Map<string, HostState>();
  #running: Promise<void> | undefined;
  #isAsked = false;
  #isClosed = false;

  constructor(options: PushQueueOptions) {
    this.#options = options;
  }

  /** Starts to send what is due, if it is not being sent. */
  run(): void {
    if (this.#isClosed) return;
    this.#isAsked = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  /** Messages that are being sent get some time to end, so that no other gateway sends them again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.#running, wait(CLOSE_MS, undefined, { ref: false })]);
  }

  async #drain(): Promise<void> {
    const { store, log } = this.#options;
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false;
        const messages = await store.claim(BATCH);
        await this.#sendAll(messages);
        if (messages.length === BATCH) this.#isAsked = true;
      }
    } catch (err) {
      log.warn({ err }, 'notifications are sent later: their database fails');
    }
  }

  async #sendAll(messages: readonly PushMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const keys = await this.#options.keys();
    const left = [...messages];
    const workers = Array.from({ length: CONCURRENCY }, async () => {
      for (let message = left.shift(); message; message = left.shift()) {
        await this.#sendOne(message, keys);
        // Encryption takes the processor for about a millisecond.
        await nextTurn();
      }
    });
    await Promise.all(workers);
  }

  async #sendOne(message: PushMessage, keys: VapidKeys): Promise<void> {
    const { store, send, clock, count } = this.#options;
    const host = this.#hostOf(message);
    const { attempts } = message;
    // Its gateway may have been down since.
    if (clock() >= endOf(message)) return this.#expire(message);
    if (host.pausedUntil > clock())
      return this.#later(message, host.pausedUntil - clock(), attempts - 1);
    const result = await send(message, keys);
    this.#noteHost(host, result);
    count.inc({ result: result.kind });
    switch (result.kind) {
      case 'sent':
      case 'refused':
        return store.finish(message);
      case 'gone':
        return store.unsubscribe(message.endpoint);
      case 'failed':
        return this.#later(
          message,
          Math.max(result.pauseMs, FIRST_PAUSE_MS * 4 ** (attempts - 1)),
          attempts,
        );
    }
  }

  async #later(message: PushMessage, pauseMs: number, attempts: number): Promise<void> {
    const { store, clock } = this.#options;
    if (attempts < MAX_ATTEMPTS && clock() + pauseMs < endOf(message))
      return store.retry(message, pauseMs, attempts);
    return this.#expire(message);
  }

  #expire(message: PushMessage): Promise<void> {
    const { store, count } = this.#options;
    count.inc({ result: 'expired' });
    return store.finish(message);
  }

  #hostOf({ endpoint }: PushMessage): HostState {
    const { host } = new URL(endpoint);
    const known = this.#hosts.get(host);
    if (known) return known;
    const state = { failures: 0, pausedUntil: 0 };
    // Anyone may name a host. Those that answer need no state.
    if (this.#hosts.size >= 1000) this.#hosts.clear();
    this.#hosts.set(host, state);
    return state;
  }

  #noteHost(host: HostState, { kind }: PushResult): void {
    host.failures = kind === 'failed' ? host.failures + 1 : 0;
    if (host.failures < MAX_FAILURES) return;
    host.failures = 0;
    host.pausedUntil = this.#options.clock() + HOST_PAUSE_MS;
  }
}
