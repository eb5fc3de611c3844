import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

let ofProcess: Registry | undefined;

/** Memory, event loop and garbage collection: one registry, because prom-client observes them until the process ends. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Each app has its own registry, so that two apps in one process do not share metrics. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  processMetrics();
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
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
    /** The metrics of the app and of the process. */
    all: () => Registry.merge([processMetrics(), registry]),
    watchCacheBytes: (cache: string, bytes: () => number) => void caches.set(cache, bytes),
    requests: new Histogram({
      name: 'touchline_request_seconds',
      help: 'Time from request to the end of the response.',
      labelNames: ['operation', 'method', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    cache: counter('touchline_cache_total', 'Calls by result of the response cache.', [
      'operation',
      'result',
    ]),
    drift: counter(
      'touchline_drift_total',
      'Upstream responses that differ from the contract, by place: a JSON Pointer with * for every index.',
      ['operation', 'place'],
    ),
    upstream: new Histogram({
      name: 'touchline_upstream_seconds',
      help: 'Time of an upstream call, by outcome.',
      labelNames: ['operation', 'outcome'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    breaker: gauge(
      'touchline_breaker_open',
      '1 while calls of the operation are paused; `all` while no connection to the upstream succeeds.',
      ['calls'],
    ),
    redis: gauge(
      'touchline_redis_up',
      '1 while Redis is connected, 0 while each replica works alone.',
    ),
    streams: gauge('touchline_streams', 'Open live streams.'),
    push: counter(
      'touchline_push_total',
      'Notifications by result: sent, gone (the browser has ended them), refused, failed (sent again later), expired.',
      ['result'],
    ),
    pushSubscriptions: gauge(
      'touchline_push_subscriptions',
      'Browsers that receive notifications, of all gateways.',
    ),
    pages: counter('touchline_pages_total', 'Pages by result of the page cache.', ['result']),
  };
}
