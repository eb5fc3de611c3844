import type { Dispatcher } from 'undici';
import type { Ask } from '../api/call.ts';
import type { UpstreamConfig } from '../config.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type BulkheadLimits, bulkheadedAsk } from './bulkhead.ts';
import { Breaker, guardedAsk } from './circuit-breaker.ts';
import { type Pause, retriedAsk } from './retry.ts';
import { askUpstream } from './send-call.ts';
import { timedAsk } from './timed-ask.ts';

export interface UpstreamWayOptions {
  readonly pool: Dispatcher;
  readonly config: UpstreamConfig;
  readonly metrics: Metrics;
  readonly clock: () => number;
  readonly bulkhead?: BulkheadLimits | undefined;
  readonly pauseBeforeRetry?: Pause | undefined;
}

/** The way of a call, from the inside out: wire, measure, retry, breaker, bulkhead. */
export function upstreamWay(options: UpstreamWayOptions): Ask {
  const { pool, config, metrics, clock, bulkhead, pauseBeforeRetry } = options;
  const wire = timedAsk(askUpstream(pool, config), metrics.upstream);
  const breaker = new Breaker({ clock, gauge: metrics.breaker });
  return bulkheadedAsk(guardedAsk(retriedAsk(wire, pauseBeforeRetry), breaker), bulkhead);
}
