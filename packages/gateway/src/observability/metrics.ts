import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry of its own for each app, so that two in one process do not share figures. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'touchline_request_seconds',
      help: 'Time from request to the end of the answer.',
      labelNames: ['operation', 'method', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    cache: new Counter({
      name: 'touchline_cache_total',
      help: 'What the cache did for a call.',
      labelNames: ['operation', 'result'],
      registers,
    }),
    upstream: new Histogram({
      name: 'touchline_upstream_seconds',
      help: 'Time that the upstream took, by outcome.',
      labelNames: ['operation', 'outcome'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    breaker: new Gauge({
      name: 'touchline_breaker_open',
      help: '1 while the breaker keeps calls from the upstream.',
      registers,
    }),
    redis: new Gauge({
      name: 'touchline_redis_up',
      help: '1 while replicas share by way of Redis, 0 while each is on its own.',
      registers,
    }),
    streams: new Gauge({
      name: 'touchline_streams',
      help: 'Live streams that are open.',
      registers,
    }),
    pages: new Counter({
      name: 'touchline_pages_total',
      help: 'Pages by how they came about.',
      labelNames: ['result'],
      registers,
    }),
  };
}
