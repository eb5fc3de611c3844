import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { GatewayProblem } from '../problems/gateway-problem.ts';

export interface LoadLimits {
  readonly eventLoopDelayMs: number;
  /** Requests in work at once. */
  readonly requests: number;
}

export const usualLimits: LoadLimits = { eventLoopDelayMs: 300, requests: 20_000 };

const CROWD = 64;

const busy = () =>
  new GatewayProblem(503, 'Too much is going on here; come back in a moment.', {
    headers: { 'retry-after': '1' },
  });

const isHealth = (url: string) => /^\/(healthz|readyz|metrics)$/.test(url);

/** Says no at once while there is time to say it, before everybody waits. */
export async function shedLoad(app: FastifyInstance, limits: LoadLimits): Promise<void> {
  let inWork = 0;
  const done = () => {
    inWork -= 1;
  };
  app.addHook('onRequest', ({ raw, routeOptions }, reply, next) => {
    if (routeOptions.config.longLived) return next();
    inWork += 1;
    reply.raw.once('close', done);
    next(inWork > limits.requests && !isHealth(raw.url ?? '') ? busy() : undefined);
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: 500,
    // A loop that is slow with nobody there is slow for other reasons, such as the start.
    pressureHandler: ({ raw }) => {
      if (inWork > CROWD && !isHealth(raw.url ?? '')) throw busy();
    },
  });
}
