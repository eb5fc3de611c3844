import type { FastifyBaseLogger } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';
import type { Metrics } from '../observability/metrics.ts';

export interface RedisLinkOptions {
  readonly url: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly gauge: Metrics['redis'];
  readonly timeoutMs?: number | undefined;
}

// A healthy Redis replies within 1 ms. After the timeout a request continues without Redis.
const TIMEOUT_MS = 150;
const CONNECT_TIMEOUT_MS = 1000;
const FIRST_RECONNECT_MS = 50;
const MAX_RECONNECT_MS = 2000;

/** Commands fail at once instead of waiting for a reply or a reconnect. */
const OPTIONS = {
  protocol: 2,
  connectTimeout: CONNECT_TIMEOUT_MS,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (attempts: number) =>
    Math.min(FIRST_RECONNECT_MS * 2 ** attempts, MAX_RECONNECT_MS) * (0.5 + Math.random() / 2),
  // For the commands that ioredis sends itself before the connection is ready.
  commandTimeout: CONNECT_TIMEOUT_MS,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

const KEY_PREFIX = 'touchline:';

class RedisTimeoutError extends Error {
  override readonly message = 'Redis took too long to reply.';
}

/** Rejects after the timeout, but only once pending I/O is read: if this process was busy, the reply may be there. */
function withTimeout<T>(reply: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(reject, new RedisTimeoutError()), ms);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The connection to the Redis that replicas share. It is optional at all times: while Redis is unavailable, hangs or
 * rejects commands, `send` returns `undefined` at once and the gateway uses its local state.
 */
export class RedisLink {
  readonly #redis: Redis;
  readonly #options: RedisLinkOptions;
  readonly #loggedErrors = new Set<string>();
  #isUp: boolean | undefined;

  constructor(options: RedisLinkOptions) {
    this.#options = options;
    this.#redis = new Redis(options.url, OPTIONS);
    this.#redis.on('ready', () => this.#setState(true));
    this.#redis.on('close', () => this.#setState(false));
    this.#redis.on('error', (error) => this.#setState(false, error));
  }

  key(...parts: readonly string[]): string {
    return KEY_PREFIX + parts.join(':');
  }

  /** Sends commands; returns `undefined` if Redis is unavailable, too slow, or rejects them. */
  async send<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.#redis.status !== 'ready') return undefined;
    try {
      return await withTimeout(command(this.#redis), this.#options.timeoutMs ?? TIMEOUT_MS);
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }

  #onError(error: unknown): void {
    if (this.#redis.status !== 'ready') return;
    if (error instanceof RedisTimeoutError) {
      this.#setState(false, error);
      // Reconnecting stops further commands until Redis has passed ioredis' ready check.
      this.#redis.disconnect(true);
    } else this.#logRejection(error as Error);
  }

  /** A rejected command, for instance with a full memory: each kind is logged once until Redis reconnects. */
  #logRejection(err: Error): void {
    const [kind = ''] = err.message.split(' ', 1);
    if (this.#loggedErrors.has(kind)) return;
    this.#loggedErrors.add(kind);
    this.#options.log.warn({ err }, 'Redis rejected a command; using local state instead');
  }

  #setState(isUp: boolean, err?: unknown): void {
    if (this.#isUp === isUp) return;
    const before = this.#isUp;
    this.#isUp = isUp;
    const { log, gauge } = this.#options;
    gauge.set(isUp ? 1 : 0);
    if (isUp) {
      this.#loggedErrors.clear();
      log.info(
        before === undefined ? 'Redis connected' : 'Redis reconnected; replicas share again',
      );
    } else
      log.warn({ err }, 'Redis is unavailable; cache and rate limits are local until it returns');
  }
}
