import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';

export interface LoadLimits {
  readonly eventLoopDelayMs: number;
  /** Concurrent requests, without long-lived streams. */
  readonly requests: number;
  /** The delay of the event loop from which on a network is limited. */
  readonly lateMs: number;
  /** What a network may ask for in one sample while the event loop is late. */
  readonly requestsOfNetwork: number;
}

const DEFAULT_LIMITS: LoadLimits = {
  eventLoopDelayMs: 300,
  requests: 20_000,
  lateMs: 50,
  requestsOfNetwork: 200,
};

const MIN_REQUESTS_UNDER_PRESSURE = 64;
const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;
const LOG_EVERY_MS = 60_000;
const HEALTH_PATH = /^\/(healthz|readyz|metrics)$/;

const busy = (detail: string) =>
  new GatewayProblem(503, detail, { headers: { 'retry-after': '1' } });

const isHealthCheck = (url: string) => HEALTH_PATH.test(url);

/** Measured in samples, which end when a request comes, so that it needs no timer. */
class Pressure {
  readonly #limits: LoadLimits;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #sampledAt = performance.now();
  /** The mean delay of the event loop in the last sample. */
  #delayMs = 0;
  /** Counted while the event loop is late, and until no network asks for too much. */
  readonly #requestsOf = new Map<string, number>();
  #greedy: readonly string[] = [];

  constructor(limits: LoadLimits) {
    this.#limits = limits;
  }

  start(): void {
    this.#delay.enable();
  }

  stop(): void {
    this.#delay.disable();
  }

  get delayMs(): number {
    const now = performance.now();
    if (now - this.#sampledAt >= SAMPLE_MS) this.#sample(now);
    return this.#delayMs;
  }

  /** Whether the sender's network slows the others. */
  isTooGreedy(client: { readonly ip: string }): boolean {
    if (this.delayMs <= this.#limits.lateMs && this.#greedy.length === 0) return false;
    const network = clientNetwork(client);
    this.#requestsOf.set(network, (this.#requestsOf.get(network) ?? 0) + 1);
    return this.#greedy.includes(network);
  }

  #sample(now: number): void {
    const allowed = (this.#limits.requestsOfNetwork * (now - this.#sampledAt)) / SAMPLE_MS;
    this.#sampledAt = now;
    // Not a number until the first is measured.
    this.#delayMs = Math.max(0, this.#delay.mean / 1e6 - RESOLUTION_MS) || 0;
    this.#delay.reset();
    const isLate = this.#delayMs > this.#limits.lateMs;
    // Refusing a network makes the event loop fast again, so it stays refused until it asks for less.
    this.#greedy = [...this.#requestsOf]
      .filter(([network, count]) => count > allowed && (isLate || this.#greedy.includes(network)))
      .map(([network]) => network);
    this.#requestsOf.clear();
  }
}

/**
 * Rejects excess requests with 503 before queues build up: first those of a network that asks for much while the event loop
 * is late, later those of all. A hot response takes less time than the 503, so it is sent.
 */
export function shedLoad(app: FastifyInstance, given: Partial<LoadLimits> = {}): void {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const pressure = new Pressure(limits);
  app.addHook('onReady', async () => pressure.start());
  app.addHook('onClose', async () => pressure.stop());
  // One request of each connection: those that are pipelined behind it are few, and stay until the client reads.
  let active = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const onClose = () => {
    active -= 1;
  };
  // With few requests a slow event loop has other causes, such as the start of the process.
  const isSlow = () =>
    pressure.delayMs > limits.eventLoopDelayMs && active > MIN_REQUESTS_UNDER_PRESSURE;
  const logGreedy = (network: string) => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    app.log.warn(
      { network },
      'requests of one network are refused while the server is busy; if it is a proxy, add it to TRUSTED_PROXIES',
    );
  };
  app.addHook(
    'onRequest',
    skippedWhenHot((request, reply, next) => {
      const isLongLived = request.routeOptions.config.longLived === true;
      if (!isLongLived && reply.raw.socket) {
        active += 1;
        reply.raw.on('close', onClose);
      }
      if (isHealthCheck(request.raw.url ?? '')) return next();
      if (!isLongLived && pressure.isTooGreedy(request)) {
        logGreedy(clientNetwork(request));
        return next(
          busy('The server is busy, and your network asks for much; try again in a moment.'),
        );
      }
      const isTooMuch = isSlow() || (!isLongLived && active > limits.requests);
      next(isTooMuch ? busy('The server is busy; try again in a moment.') : undefined);
    }),
  );
}
