import type { FastifyBaseLogger } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';
import type { Metrics } from '../observability/metrics.ts';

export interface SharedOptions {
  readonly url: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly gauge: Metrics['redis'];
  /** For how long to wait for an answer. */
  readonly patienceMs?: number | undefined;
}

// A Redis that is well answers in less than one; what takes longer is done without it.
const PATIENCE_MS = 150;
const CONNECT_MS = 1000;
const LONGEST_REST_MS = 2000;

const connection = {
  protocol: 2,
  connectTimeout: CONNECT_MS,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (tries: number) =>
    Math.min(50 * 2 ** tries, LONGEST_REST_MS) * (0.5 + Math.random() / 2),
} satisfies RedisOptions;

/** Nothing waits for an answer that may not come, or for Redis to come back. */
const asking = {
  ...connection,
  // For what the client asks by itself, on a connection that is not ready yet.
  commandTimeout: CONNECT_MS,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

/** To subscribe may wait until there is somebody to tell. */
const hearing = { ...connection, maxRetriesPerRequest: null } satisfies RedisOptions;

type Hear = (message: string) => void;

const PREFIX = 'touchline:';

class Late extends Error {
  override readonly message = 'Redis took too long to answer.';
}

/** A process that was busy itself first reads what has come meanwhile, before it calls anybody late. */
function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(reject, new Late()), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * What replicas have in common, by way of Redis. It is a help and never a need: while Redis is away, hangs or
 * refuses, every question to it is answered at once with nothing, and the gateway goes by what it has itself.
 */
export class Shared {
  readonly #redis: Redis;
  readonly #hearing: Redis;
  readonly #options: SharedOptions;
  readonly #heard = new Map<string, Set<Hear>>();
  readonly #complaints = new Set<string>();
  #isWell: boolean | undefined;

  constructor(options: SharedOptions) {
    this.#options = options;
    this.#redis = new Redis(options.url, asking);
    // One connection cannot both listen and ask.
    this.#hearing = new Redis(options.url, hearing);
    this.#redis.on('ready', () => this.#note(true));
    this.#redis.on('close', () => this.#note(false));
    this.#redis.on('error', (error) => this.#note(false, error));
    this.#hearing.on('error', () => {});
    this.#hearing.on('message', (channel, message) => {
      for (const hear of this.#heard.get(channel) ?? []) hear(message);
    });
  }

  key(...words: readonly string[]): string {
    return PREFIX + words.join(':');
  }

  /** Asks Redis, and answers with nothing where it cannot be asked. */
  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.#redis.status !== 'ready') return undefined;
    try {
      return await inTime(question(this.#redis), this.#options.patienceMs ?? PATIENCE_MS);
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  /** Calls back whenever somebody says that there is news of this. It may be missed: look now and then. */
  hear(channel: string, callback: Hear): () => void {
    const callbacks = this.#heard.get(channel) ?? new Set();
    if (callbacks.size === 0) this.#hearing.subscribe(channel).catch(() => {});
    this.#heard.set(channel, callbacks.add(callback));
    return () => {
      callbacks.delete(callback);
      if (callbacks.size > 0) return;
      this.#heard.delete(channel);
      this.#hearing.unsubscribe(channel).catch(() => {});
    };
  }

  close(): void {
    this.#redis.disconnect();
    this.#hearing.disconnect();
  }

  #failed(error: unknown): void {
    if (this.#redis.status !== 'ready') return;
    if (error instanceof Late) {
      this.#note(false, error);
      // On a new connection nothing is asked before Redis has answered for itself.
      this.#redis.disconnect(true);
    } else this.#complain(error as Error);
  }

  /** A refusal, such as a full memory: each kind is told once until Redis comes back. */
  #complain(err: Error): void {
    const [kind = ''] = err.message.split(' ', 1);
    if (this.#complaints.has(kind)) return;
    this.#complaints.add(kind);
    this.#options.log.warn({ err }, 'Redis refused; what it refused stays local');
  }

  #note(isWell: boolean, err?: unknown): void {
    if (this.#isWell === isWell) return;
    const before = this.#isWell;
    this.#isWell = isWell;
    const { log, gauge } = this.#options;
    gauge.set(isWell ? 1 : 0);
    if (isWell) {
      this.#complaints.clear();
      log.info(before === undefined ? 'Redis is there' : 'Redis is back; replicas share again');
    } else
      log.warn({ err }, 'Redis is away; cache, limits and live events are local until it is back');
  }
}
