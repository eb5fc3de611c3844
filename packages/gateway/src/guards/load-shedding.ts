import { monitorEventLoopDelay } from 'node:perf_hooks';
import { retryLater } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';

export interface LoadLimits {
  readonly eventLoopDelayMs: number;
  /** Up to so many concurrent requests, a slow event loop has other causes, such as the start of the process. */
  readonly requests: number;
}

const DEFAULT_LIMITS: LoadLimits = { eventLoopDelayMs: 300, requests: 64 };
const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;
const HEALTH_PATH = /^\/(healthz|readyz|metrics)$/;

/**
 * Rejects excess requests with 503 while the event loop is slow, before queues build up. A response of the front cache takes
 * less time than the 503, so it is sent.
 */
export function shedLoad(app: FastifyInstance, given: Partial<LoadLimits> = {}): void {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isSlow = false;
  let active = 0;
  const sampler = setInterval(() => {
    isSlow = delays.mean / 1e6 - RESOLUTION_MS > limits.eventLoopDelayMs;
    delays.reset();
  }, SAMPLE_MS).unref();
  app.addHook('onReady', async () => void delays.enable());
  app.addHook('onClose', async () => {
    clearInterval(sampler);
    delays.disable();
  });
  const onClose = () => {
    active -= 1;
  };
  app.addHook('onRequest', (request, reply, next) => {
    const isLongLived = request.routeOptions.config.longLived === true;
    if (!isLongLived) {
      active += 1;
      reply.raw.on('close', onClose);
    }
    const isTooMuch = isSlow && active > limits.requests;
    const isRefused = isTooMuch && !HEALTH_PATH.test(request.raw.url ?? '');
    next(isRefused ? retryLater(503, 'The server is busy; try again in a moment.', 1) : undefined);
  });
}
