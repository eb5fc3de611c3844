import { monitorEventLoopDelay } from 'node:perf_hooks';
import { retryLater } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';

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
  const activeOf = new Map<string, number>();
  // One network counts for half at most: its requests alone have no other refused.
  const maxCounted = Math.ceil(limits.requests / 2);
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
  function leave(network: string): void {
    const left = (activeOf.get(network) ?? 1) - 1;
    if (left < maxCounted) active -= 1;
    if (left > 0) activeOf.set(network, left);
    else activeOf.delete(network);
  }
  app.addHook('onRequest', (request, reply, next) => {
    const network = clientNetwork(request);
    let own = activeOf.get(network) ?? 0;
    if (!request.routeOptions.config.longLived) {
      own += 1;
      activeOf.set(network, own);
      if (own <= maxCounted) active += 1;
      reply.raw.on('close', () => leave(network));
    }
    const isTooMuch = isSlow && Math.max(active, own) > limits.requests;
    const isRefused = isTooMuch && !HEALTH_PATH.test(request.raw.url ?? '');
    next(isRefused ? retryLater(503, 'The server is busy; try again in a moment.', 1) : undefined);
  });
}
