import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';

export interface LoadLimits {
  readonly eventLoopDelayMs: number;
  /** Concurrent requests, without long-lived streams. */
  readonly requests: number;
}

const DEFAULT_LIMITS: LoadLimits = { eventLoopDelayMs: 300, requests: 20_000 };

const MIN_REQUESTS_UNDER_PRESSURE = 64;
const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;
const HEALTH_PATH = /^\/(healthz|readyz|metrics)$/;

const busy = () =>
  new GatewayProblem(503, 'The server is busy; try again in a moment.', {
    headers: { 'retry-after': '1' },
  });

const isHealthCheck = (url: string) => HEALTH_PATH.test(url);

/** The mean delay of the event loop in the last sample. Read by requests, so that it needs no timer. */
class EventLoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #sampledAt = performance.now();
  #mean = 0;

  start(): void {
    this.#histogram.enable();
  }

  stop(): void {
    this.#histogram.disable();
  }

  get ms(): number {
    const now = performance.now();
    if (now - this.#sampledAt >= SAMPLE_MS) {
      this.#sampledAt = now;
      // Not a number until the first is measured.
      this.#mean = Math.max(0, this.#histogram.mean / 1e6 - RESOLUTION_MS) || 0;
      this.#histogram.reset();
    }
    return this.#mean;
  }
}

/** Rejects excess requests with 503 before queues build up. A hot response takes less time than the 503, so it is sent. */
export function shedLoad(app: FastifyInstance, limits = DEFAULT_LIMITS): void {
  const delay = new EventLoopDelay();
  app.addHook('onReady', async () => delay.start());
  app.addHook('onClose', async () => delay.stop());
  // One request of each connection: those that are pipelined behind it are few, and stay until the client reads.
  let active = 0;
  const onClose = () => {
    active -= 1;
  };
  // With few requests a slow event loop has other causes, such as the start of the process.
  const isSlow = () => delay.ms > limits.eventLoopDelayMs && active > MIN_REQUESTS_UNDER_PRESSURE;
  app.addHook(
    'onRequest',
    skippedWhenHot(({ raw, routeOptions }, reply, next) => {
      const isLongLived = routeOptions.config.longLived === true;
      if (!isLongLived && reply.raw.socket) {
        active += 1;
        reply.raw.on('close', onClose);
      }
      const isTooMuch = isSlow() || (!isLongLived && active > limits.requests);
      next(isTooMuch && !isHealthCheck(raw.url ?? '') ? busy() : undefined);
    }),
  );
}
