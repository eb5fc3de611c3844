import underPressure from '@fastify/under-pressure';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';
import { pluginSkippedWhenHot, skippedWhenHot } from '../wire/skippable-hooks.ts';

export interface LoadLimits {
  readonly eventLoopDelayMs: number;
  /** Concurrent requests, without long-lived streams. */
  readonly requests: number;
}

const DEFAULT_LIMITS: LoadLimits = { eventLoopDelayMs: 300, requests: 20_000 };

const MIN_REQUESTS_UNDER_PRESSURE = 64;
const SAMPLE_INTERVAL_MS = 500;
const HEALTH_PATH = /^\/(healthz|readyz|metrics)$/;

const busy = () =>
  new GatewayProblem(503, 'The server is busy; try again in a moment.', {
    headers: { 'retry-after': '1' },
  });

const isHealthCheck = (url: string) => HEALTH_PATH.test(url);

/** Rejects excess requests with 503 before queues build up. A hot response takes less time than the 503, so it is sent. */
export async function shedLoad(app: FastifyInstance, limits = DEFAULT_LIMITS): Promise<void> {
  // One request of each connection: those that are pipelined behind it are few, and stay until the client reads.
  let active = 0;
  const onClose = () => {
    active -= 1;
  };
  app.addHook(
    'onRequest',
    skippedWhenHot(({ raw, routeOptions }, reply, next) => {
      if (routeOptions.config.longLived) return next();
      if (reply.raw.socket) {
        active += 1;
        reply.raw.once('close', onClose);
      }
      next(active > limits.requests && !isHealthCheck(raw.url ?? '') ? busy() : undefined);
    }),
  );
  await app.register(pluginSkippedWhenHot(underPressure), {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: SAMPLE_INTERVAL_MS,
    // With few requests a slow event loop has other causes, such as the start of the process.
    pressureHandler: ({ raw }) => {
      if (active > MIN_REQUESTS_UNDER_PRESSURE && !isHealthCheck(raw.url ?? '')) throw busy();
    },
  });
}
