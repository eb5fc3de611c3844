import { retryLater } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';
import { loopDelay, type PressureLimits, watchPressure } from './pressure.ts';

export interface LoadLimits extends PressureLimits {
  readonly eventLoopDelayMs: number;
  /** Concurrent requests, without long-lived streams. */
  readonly requests: number;
}

const DEFAULT_LIMITS: LoadLimits = {
  eventLoopDelayMs: 300,
  requests: 20_000,
  lateMs: 50,
  requestsOfNetwork: 200,
};

const MIN_REQUESTS_UNDER_PRESSURE = 64;
const LOG_EVERY_MS = 60_000;
const HEALTH_PATH = /^\/(healthz|readyz|metrics)$/;

const busy = (detail: string) => retryLater(503, detail, 1);

const isHealthCheck = (url: string) => HEALTH_PATH.test(url);

/**
 * Rejects excess requests with 503 before queues build up: first those of a network that asks for much while the event loop
 * is late, later those of all. A response of the front cache takes less time than the 503, so it is sent.
 */
export function shedLoad(app: FastifyInstance, given: Partial<LoadLimits> = {}): void {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const delay = loopDelay();
  const pressure = watchPressure(limits, delay.read);
  app.addHook('onReady', async () => delay.start());
  app.addHook('onClose', async () => delay.stop());
  let active = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const onClose = () => {
    active -= 1;
  };
  // With few requests a slow event loop has other causes, such as the start of the process.
  const isSlow = () =>
    pressure.delayMs() > limits.eventLoopDelayMs && active > MIN_REQUESTS_UNDER_PRESSURE;
  const logGreedy = (network: string) => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    app.log.warn(
      { network },
      'requests of one network are refused while the server is busy; if it is a proxy, add it to TRUSTED_PROXIES',
    );
  };
  app.addHook('onRequest', (request, reply, next) => {
    const isLongLived = request.routeOptions.config.longLived === true;
    if (!isLongLived) {
      active += 1;
      reply.raw.on('close', onClose);
    }
    if (isHealthCheck(request.raw.url ?? '')) return next();
    const greedy = isLongLived ? undefined : pressure.greedyNetwork(request);
    if (greedy !== undefined) {
      logGreedy(greedy);
      return next(
        busy('The server is busy, and your network asks for much; try again in a moment.'),
      );
    }
    const isTooMuch = isSlow() || (!isLongLived && active > limits.requests);
    next(isTooMuch ? busy('The server is busy; try again in a moment.') : undefined);
  });
}
