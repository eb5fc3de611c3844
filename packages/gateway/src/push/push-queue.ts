import { setTimeout as wait } from 'node:timers/promises';
import { FairTurns } from '@touchline/shared/fair-turns';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { lifetimeOf } from './message-lifetime.ts';
import { serviceOf } from './push-hosts.ts';
import type { PushMessage, PushStore, VapidKeys } from './push-store.ts';
import type { SendPush } from './send-push.ts';
import { createServiceHealth } from './service-health.ts';

export interface PushQueueOptions {
  readonly store: PushStore;
  readonly send: SendPush;
  readonly keys: () => Promise<VapidKeys>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly count: Metrics['push'];
}

/** Messages to a service that answers: claimed, and sent at the same time. */
const BATCH = 50;
const CONCURRENCY = 10;
/** Services that are not known to answer are sent one message each, so many of them at the same time. */
const MAX_UNPROVEN = 64;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 2000;
const CLOSE_MS = 2000;

/** When a message is too old to be sent: a push service would keep it no longer. */
const endOf = ({ createdAt, kind }: PushMessage): number => createdAt + lifetimeOf(kind) * 1000;

/**
 * Sends the messages that are due, in a queue for each push service: a slow one delays its own messages alone. Services that
 * are not known to answer have a limited number of places, which they get in turn. The live feed waits for none of it.
 */
export class PushQueue {
  readonly #options: PushQueueOptions;
  readonly #health: ReturnType<typeof createServiceHealth>;
  /** Encryption takes the processor for about a millisecond. */
  readonly #turns = new FairTurns();
  /** The queues of services that are being worked off. */
  readonly #queues = new Map<string, Promise<void>>();
  /** The last service that got a place. */
  #after = '';
  #looking: Promise<void> | undefined;
  #isAsked = false;
  #isClosed = false;

  constructor(options: PushQueueOptions) {
    this.#options = options;
    this.#health = createServiceHealth(options.clock);
  }

  /** Starts to send what is due, if it is not being sent. */
  run(): void {
    if (this.#isClosed) return;
    this.#isAsked = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
  }

  /** Messages that are being sent get some time to end, so that no other gateway sends them again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const queues = Promise.all([this.#looking, ...this.#queues.values()]);
    await Promise.race([queues, wait(CLOSE_MS, undefined, { ref: false })]);
  }

  async #look(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false;
        for (const service of await this.#dueServices())
          this.#queues.set(service, this.#workOff(service));
      }
    } catch (err) {
      this.#warn(err);
    }
  }

  #warn(err: unknown): void {
    this.#options.log.warn({ err }, 'notifications are sent later: their database fails');
  }

  /** Those whose queues may begin now. */
  async #dueServices(): Promise<string[]> {
    const { store } = this.#options;
    const health = this.#health;
    const isFree = (service: string) => !this.#queues.has(service) && health.pauseOf(service) === 0;
    const proven = await store.dueServices({ among: health.proven() });
    const busy = [...this.#queues.keys()];
    const places = MAX_UNPROVEN - busy.filter((service) => !health.isProven(service)).length;
    if (places <= 0) return proven.filter(isFree);
    const except = [...health.proven(), ...busy, ...health.paused()];
    const others = await store.dueServices({ except, after: this.#after, max: places });
    this.#after = others[places - 1] ?? '';
    return [...proven, ...others].filter(isFree);
  }

  async #workOff(service: string): Promise<void> {
    const { store } = this.#options;
    let hasSent = false;
    try {
      while (!this.#isClosed && this.#health.pauseOf(service) === 0) {
        const messages = await store.claim(service, this.#health.isProven(service) ? BATCH : 1);
        if (messages.length === 0) break;
        await this.#sendAll(messages);
        hasSent = true;
      }
    } catch (err) {
      hasSent = false;
      this.#warn(err);
    }
    this.#queues.delete(service);
    // Another service may wait for the place, and a message may have been added meanwhile.
    if (hasSent) this.run();
  }

  async #sendAll(messages: readonly PushMessage[]): Promise<void> {
    const keys = await this.#options.keys();
    const left = [...messages];
    const workers = Array.from({ length: CONCURRENCY }, async () => {
      for (let message = left.shift(); message; message = left.shift())
        await this.#sendOne(message, keys);
    });
    await Promise.all(workers);
  }

  async #sendOne(message: PushMessage, keys: VapidKeys): Promise<void> {
    const { store, send, clock, count } = this.#options;
    const { attempts, endpoint } = message;
    const service = serviceOf(endpoint);
    await this.#turns.next(service);
    // Its gateway may have been down since.
    if (clock() >= endOf(message)) return this.#expire(message);
    const pauseMs = this.#health.pauseOf(service);
    if (pauseMs > 0) return this.#later(message, pauseMs, attempts - 1);
    const result = await send(message, keys);
    count.inc({ result: result.kind });
    if (result.kind === 'failed') {
      this.#health.noteFailure(service);
      const pauseMs = Math.max(result.pauseMs, FIRST_PAUSE_MS * 4 ** (attempts - 1));
      return this.#later(message, pauseMs, attempts);
    }
    // Its host may not even have been called.
    if (result.kind === 'gone') return store.unsubscribe(endpoint);
    this.#health.noteAnswer(service);
    return store.finish(message);
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
}
