import { setTimeout as wait } from 'node:timers/promises';
import type { FairTurns } from '@touchline/shared/server/fair-turns';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import type { Metrics } from '../observability/metrics.ts';
import { lifetimeOf } from './message-lifetime.ts';
import { MESSAGES_AT_ONCE } from './push-services.ts';
import type { PushMessage, PushStore, VapidKeys } from './push-store.ts';
import type { SendPush } from './send-push.ts';

export interface PushQueueOptions {
  readonly services: readonly string[];
  readonly store: Pick<
    PushStore,
    'claim' | 'accept' | 'finish' | 'refuse' | 'retry' | 'unsubscribe'
  >;
  readonly send: SendPush;
  readonly keys: () => Promise<VapidKeys>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly count: Metrics['push'];
  /** Encryption takes the processor for about a millisecond. */
  readonly turns: FairTurns;
}

const BATCH = 50;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 2000;
const CLOSE_MS = 2000;

/** When a message is too old to be sent: a push service would keep it no longer. */
const endOf = ({ createdAt, kind }: PushMessage): number => createdAt + lifetimeOf(kind) * 1000;

/**
 * Sends the messages that are due, in a queue for each push service: a slow one delays its own messages alone. The live feed
 * waits for none of it.
 */
export class PushQueue {
  readonly #options: PushQueueOptions;
  readonly #queues: ReadonlyMap<string, PQueue>;
  /** The services whose messages are being taken from the store. */
  readonly #filling = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(options: PushQueueOptions) {
    this.#options = options;
    this.#queues = new Map(
      options.services.map((service) => [service, new PQueue({ concurrency: MESSAGES_AT_ONCE })]),
    );
  }

  /** Starts to send what is due, if it is not being sent. */
  run(): void {
    if (this.#isClosed) return;
    for (const [service, queue] of this.#queues) {
      if (this.#filling.has(service)) continue;
      const filled = this.#fill(service, queue)
        .catch(this.#warn)
        .finally(() => this.#filling.delete(service));
      this.#filling.set(service, filled);
    }
  }

  /** Messages that are being sent get some time to end, so that no other gateway sends them again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const sent = async () => {
      await Promise.all(this.#filling.values());
      await Promise.all(Array.from(this.#queues.values(), (queue) => queue.onIdle()));
    };
    await Promise.race([sent(), wait(CLOSE_MS, undefined, { ref: false })]);
  }

  async #fill(service: string, queue: PQueue): Promise<void> {
    const { store, keys } = this.#options;
    while (!this.#isClosed) {
      const messages = await store.claim(service, BATCH);
      if (messages.length === 0) return;
      const vapid = await keys();
      for (const message of messages)
        void queue.add(() => this.#sendOne(service, message, vapid)).catch(this.#warn);
      await queue.onEmpty();
    }
  }

  #warn = (err: unknown): void => {
    this.#options.log.warn({ err }, 'notifications are sent later: their database fails');
  };

  async #sendOne(service: string, message: PushMessage, keys: VapidKeys): Promise<void> {
    const { store, send, clock, count, turns } = this.#options;
    await turns.next(service);
    // Its gateway may have been down since.
    if (clock() >= endOf(message)) return this.#expire(message);
    const result = await send(message, keys);
    count.inc({ result: result.kind });
    if (result.kind === 'sent') return store.accept(message);
    if (result.kind === 'gone') return store.unsubscribe(message.endpoint);
    if (result.kind === 'refused') return store.refuse(message);
    const pauseMs = Math.max(result.pauseMs, FIRST_PAUSE_MS * 4 ** (message.attempts - 1));
    if (message.attempts < MAX_ATTEMPTS && clock() + pauseMs < endOf(message))
      return store.retry(message, pauseMs);
    return this.#expire(message);
  }

  #expire(message: PushMessage): Promise<void> {
    const { store, count } = this.#options;
    count.inc({ result: 'expired' });
    return store.finish(message);
  }
}
