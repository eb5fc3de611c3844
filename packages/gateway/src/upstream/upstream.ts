import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { Upstream } from '../api/call.ts';
import type { UpstreamConfig } from '../config.ts';
import type { Metrics } from '../observability/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { type BulkheadLimits, withBulkhead } from './bulkhead.ts';
import { CircuitBreaker, withBreaker } from './circuit-breaker.ts';
import { sendCall } from './send-call.ts';
import { UpstreamProblem } from './upstream-problem.ts';

export interface UpstreamOptions {
  readonly pool: Dispatcher;
  readonly config: UpstreamConfig;
  readonly metrics: Metrics;
  readonly clock: () => number;
  readonly bulkhead?: BulkheadLimits | undefined;
  readonly pauseBeforeRetry?: Pause | undefined;
}

export type Pause = (signal: AbortSignal) => Promise<void>;

const MIN_PAUSE_MS = 20;
const PAUSE_SPREAD_MS = 60;

const randomPause: Pause = (signal) =>
  sleep(MIN_PAUSE_MS + Math.random() * PAUSE_SPREAD_MS, undefined, { signal }).catch(() => {});

/** Measures the time of each attempt, by outcome. */
function withMetrics(next: Upstream, histogram: Metrics['upstream']): Upstream {
  return async (call) => {
    const stop = histogram.startTimer({ operation: call.operation.id });
    try {
      const response = await next(call);
      stop({ outcome: '200' });
      return response;
    } catch (error) {
      const hasStatus = error instanceof GatewayProblem && !call.signal.aborted;
      stop({ outcome: hasStatus ? String(error.status) : 'called-off' });
      throw error;
    }
  };
}

/** Retries a GET once if no byte of it was sent. Nothing else is retried, to avoid retry storms. */
export function withRetry(next: Upstream, pause: Pause = randomPause): Upstream {
  return async (call) => {
    try {
      return await next(call);
    } catch (error) {
      const isSafe = call.operation.method === 'GET';
      if (!isSafe || !(error instanceof UpstreamProblem) || !error.nothingSent) throw error;
      await pause(call.signal);
      call.signal.throwIfAborted();
      return next(call);
    }
  };
}

/** The chain that a call passes, from the inside out: HTTP, metrics, retry, breaker, bulkhead. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { pool, config, metrics, clock, bulkhead, pauseBeforeRetry } = options;
  const measured = withMetrics(sendCall(pool, config), metrics.upstream);
  const breaker = new CircuitBreaker({ clock, gauge: metrics.breaker });
  return withBulkhead(withBreaker(withRetry(measured, pauseBeforeRetry), breaker), bulkhead);
}
