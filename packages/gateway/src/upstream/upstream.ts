import type { Upstream } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { ShapeCheck } from '@touchline/types/validation';
import type { Dispatcher } from 'undici';
import type { UpstreamConfig } from '../config.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { BodySampling } from './body-sampling.ts';
import { type Breakers, withBreakers } from './breakers.ts';
import { type BulkheadLimits, withBulkhead } from './bulkhead.ts';
import { whenEnded } from './response-stream.ts';
import type { SendCall } from './send-call.ts';
import { sendOverHttp } from './send-over-http.ts';
import { type Pause, withRetry } from './with-retry.ts';

export interface UpstreamOptions {
  readonly pool: Dispatcher;
  readonly config: UpstreamConfig;
  readonly metrics: Pick<Metrics, 'upstream'>;
  /** None for development: a handler that throws must not have further calls refused. */
  readonly breakers: Breakers | undefined;
  /** Refuses bodies that cannot be used. */
  readonly findViolation: ShapeCheck | undefined;
  /** Without it the body of each forwarded call is checked. */
  readonly sampling: BodySampling | undefined;
  readonly bulkhead?: BulkheadLimits | undefined;
  readonly pauseBeforeRetry?: Pause | undefined;
}

/** Measures the time of each attempt, by outcome. */
function withMetrics(next: SendCall, histogram: Metrics['upstream']): SendCall {
  return async (call, forwarded) => {
    const startedAt = performance.now();
    const observe = (outcome: string) =>
      histogram.observe(
        { operation: call.operation.id, outcome },
        (performance.now() - startedAt) / 1000,
      );
    const observeError = (error: unknown) => {
      const hasStatus = error instanceof GatewayProblem && !call.signal.aborted;
      observe(hasStatus ? String(error.status) : 'called-off');
    };
    try {
      const response = await next(call, forwarded);
      whenEnded(response, (error) => (error ? observeError(error) : observe('200')));
      return response;
    } catch (error) {
      observeError(error);
      throw error;
    }
  };
}

/** The chain that every call passes, from the inside out: HTTP, metrics, retry, breakers, bulkhead. */
export function createUpstream(options: UpstreamOptions): SendCall {
  const { pool, config, metrics, breakers, bulkhead, pauseBeforeRetry } = options;
  const sent = sendOverHttp(pool, config, options.findViolation, options.sampling);
  const measured = withMetrics(sent, metrics.upstream);
  const retried = withRetry(measured, pauseBeforeRetry);
  const guarded = breakers ? withBreakers(retried, breakers) : retried;
  return withBulkhead(guarded, bulkhead);
}

/** For the cache, page rendering and the live poller: only responses to forwarded requests are streamed. */
export const fetchWholeBy =
  (send: SendCall): Upstream =>
  (call) =>
    send(call) as ReturnType<Upstream>;
