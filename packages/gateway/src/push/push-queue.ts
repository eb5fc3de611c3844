import { setTimeout as wait } from 'node:timers/promises';
import { FairTurns } from '@touchline/shared/server/fair-turns';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { lifetimeOf } from './message-lifetime.ts';
import { OTHER_SERVICES, serviceOf } from './push-hosts.ts';
import { KNOWN_PLACES, MAX_PLACES_OF_KIND, OTHER_PLACES } from './push-places.ts';
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

/** Messages to a service that answers: claimed, and sent at the same time. Others are sent one message in their turn. */
const BATCH = 50;
const CONCURRENCY = 10;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 2000;
const CLOSE_MS = 2000;

/** What a service that is being worked off takes. */
interface Places {
  readonly of: string;
  readonly isProven: boolean;
  readonly count: number;
}

/** When a message is too old to be sent: a push service would keep it no longer. */
const endOf = ({ createdAt, kind }: PushMessage): number => createdAt + lifetimeOf(kind) * 1000;

/**
 * Sends the messages that are due, in a queue for each push service: a slow one delays its own messages alone. Those of the
 * browsers have places of their own; the others share some, which they get in turn. The live feed waits for none of it.
 */
export class PushQueue {
  readonly #options: PushQueueOptions;
  readonly #health: ReturnType<typeof createServiceHealth>;
  /** Encryption takes the processor for about a millisecond. */
  readonly #turns = new FairTurns();
  /** By the services that are being worked off. */
  readonly #taken = new Map<string, Places>();
  readonly #work = new Set<Promise<void>>();
  /** The last service without an answer that was looked at. */
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
    const work = Promise.all([this.#looking, ...this.#work]);
    await Promise.race([work, wait(CLOSE_MS, undefined, { ref: false })]);
  }

  async #look(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false;
        await this.#startProven();
        await this.#startOthers();
      }
    } catch (err) {
      this.#warn(err);
    }
  }

  #warn(err: unknown): void {
    this.#options.log.warn({ err }, 'notifications are sent later: their database fails');
  }

  async #startProven(): Promise<void> {
    const free = this.#health
      .proven()
      .filter((service) => this.#health.pauseOf(service) === 0 && this.#room(service) > 0);
    if (free.length === 0) return;
    const due = new Set(await this.#options.store.dueAmong(free));
    // The one whose turn is the longest ago comes first.
    for (const service of free) if (due.has(service)) this.#start(service);
  }

  async #startOthers(): Promise<void> {
    const max = this.#roomOf(OTHER_SERVICES, false);
    if (max <= 0) return;
    const except = [...this.#health.proven(), ...this.#taken.keys(), ...this.#health.paused()];
    const { services, last } = await this.#options.store.dueOthers({
      except,
      after: this.#after,
      max,
    });
    this.#after = last;
    for (const service of services) this.#start(service);
  }

  /** How many more messages may be on the way to the service. */
  #room(service: string): number {
    if (this.#taken.has(service)) return 0;
    return this.#roomOf(this.#health.placesOf(service), this.#health.isProven(service));
  }

  #roomOf(places: string, isProven: boolean): number {
    const taken = [...this.#taken.values()].filter((one) => one.of === places);
    const count = (some: readonly Places[]) => some.reduce((sum, one) => sum + one.count, 0);
    if (places !== OTHER_SERVICES) return KNOWN_PLACES - count(taken);
    const ofKind = taken.filter((one) => one.isProven === isProven);
    return Math.min(OTHER_PLACES - count(taken), MAX_PLACES_OF_KIND - count(ofKind));
  }

  #start(service: string): void {
    const isProven = this.#health.isProven(service);
    const count = Math.min(this.#room(service), isProven ? CONCURRENCY : 1);
    // An answer or a failure may have come meanwhile.
    if (count <= 0 || this.#isClosed || this.#health.pauseOf(service) > 0) return;
    const places = { of: this.#health.placesOf(service), isProven, count };
    this.#taken.set(service, places);
    this.#health.noteTurn(service);
    const work = this.#sendBatch(service, places).then((hasSent) => {
      this.#taken.delete(service);
      this.#work.delete(work);
      // Another service may wait for the places, and this one have more messages.
      if (hasSent) this.run();
    });
    this.#work.add(work);
  }

  async #sendBatch(service: string, places: Places): Promise<boolean> {
    try {
      const messages = await this.#options.store.claim(service, places.isProven ? BATCH : 1);
      if (messages.length === 0) return false;
      const count = Math.min(places.count, messages.length);
      if (count < places.count) {
        this.#taken.set(service, { ...places, count });
        this.run();
      }
      await this.#sendAll(messages, count);
      return true;
    } catch (err) {
      this.#warn(err);
      return false;
    }
  }

  async #sendAll(messages: readonly PushMessage[], concurrency: number): Promise<void> {
    const keys = await this.#options.keys();
    const left = [...messages];
    const workers = Array.from({ length: concurrency }, async () => {
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
    if (result.kind === 'gone') {
      this.#health.noteGone(service);
      return store.unsubscribe(endpoint);
    }
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
