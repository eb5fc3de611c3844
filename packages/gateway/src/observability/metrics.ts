import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { CellCounter, CellHistogram } from './metric-cells.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Each app has its own registry, so that two apps in one process do not share metrics. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const caches = new Map<string, () => number>();
  new Gauge({
    name: 'touchline_cache_bytes',
    help: 'What each cache holds.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, bytes] of caches) this.set({ cache }, bytes());
    },
  });
  return {
    registry,
    watchCacheBytes: (cache: string, bytes: () => number) => void caches.set(cache, bytes),
    requests: new CellHistogram({
      name: 'touchline_request_seconds',
      help: 'Time from request to the end of the response.',
      labelNames: ['operation', 'method', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    cache: new CellCounter({
      name: 'touchline_cache_total',
      help: 'Calls by result of the response cache.',
      labelNames: ['operation', 'result'],
      registers,
    }),
    drift: new Counter({
      name: 'touchline_drift_total',
      help: 'Upstream responses that differ from the contract, by place: a JSON Pointer with * for every index.',
      labelNames: ['operation', 'place'],
      registers,
    }),
    upstream: new CellHistogram({
      name: 'touchline_upstream_seconds',
      help: 'Time of an upstream call, by outcome.',
      labelNames: ['operation', 'outcome'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    breaker: new Gauge({
      name: 'touchline_breaker_open',
      help: '1 while calls of the operation are paused; `all` while no connection to the upstream succeeds.',
      labelNames: ['calls'],
      registers,
    }),
    redis: new Gauge({
      name: 'touchline_redis_up',
      help: '1 while Redis is connected, 0 while each replica works alone.',
      registers,
    }),
    streams: new Gauge({
      name: 'touchline_streams',
      help: 'Open live streams.',
      registers,
    }),
    push: new Counter({
      name: 'touchline_push_total',
      help: 'Notifications by result: sent, gone (the browser has ended them), refused, failed (sent again later), expired.',
      labelNames: ['result'],
      registers,
    }),
    pushSubscriptions: new Gauge({
      name: 'touchline_push_subscriptions',
      help: 'Browsers that receive notifications, of all gateways.',
      registers,
    }),
    pages: new CellCounter({
      name: 'touchline_pages_total',
      help: 'Pages by result of the page cache.',
      labelNames: ['result'],
      registers,
    }),
  };
}
