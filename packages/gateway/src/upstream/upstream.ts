import type { Dispatcher } from 'undici';
import type { Upstream } from '../api/call.ts';
import type { UpstreamConfig } from '../config.ts';
import type { Metrics } from '../observability/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { type BulkheadLimits, withBulkhead } from './bulkhead.ts';
import { CircuitBreaker, withBreaker } from './circuit-breaker.ts';
import { sendCall } from './send-call.ts';
import { type Pause, withRetry } from './with-retry.ts';

export interface UpstreamOptions {
  readonly pool: Dispatcher;
  readonly config: UpstreamConfig;
  readonly metrics: Metrics;
  readonly clock: () => number;
  readonly bulkhead?: BulkheadLimits | undefined;
  readonly pauseBeforeRetry?: Pause | undefined;
}

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

/** The chain that a call passes, from the inside out: HTTP, metrics, retry, breaker, bulkhead. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { pool, config, metrics, clock, bulkhead, pauseBeforeRetry } = options;
  const measured = withMetrics(sendCall(pool, config), metrics.upstream);
  const breaker = new CircuitBreaker({ clock, gauge: metrics.breaker });
  return withBulkhead(withBreaker(withRetry(measured, pauseBeforeRetry), breaker), bulkhead);
}
