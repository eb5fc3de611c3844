/** A rule of the gateway, and how a build without it differs: these exports replace those of the module. */
export interface Rule {
  readonly name: string;
  /** Below packages/. */
  readonly module: string;
  readonly exports: string;
}

const PASS_ON = '(next) => next';

export const RULES: readonly Rule[] = [
  {
    name: 'hot responses',
    module: 'gateway/src/http/hot-responses.ts',
    exports: 'export class HotResponses { store() {} serve() { return false; } }',
  },
  {
    name: 'canonical path',
    module: 'gateway/src/guards/canonical-path.ts',
    exports: 'export const checkCanonicalPath = () => undefined;',
  },
  {
    name: 'request id',
    module: 'shared/src/http/request-id.ts',
    exports: `export const requestIdOf = () => '00000000-0000-4000-8000-000000000000';`,
  },
  {
    name: 'security headers',
    module: 'gateway/src/http/security-headers.ts',
    exports: 'export const createSecurityHeaders = async () => ({});',
  },
  {
    name: 'media type of bodies',
    module: 'gateway/src/guards/json-only.ts',
    exports: 'export const rejectNonJson = () => {};',
  },
  {
    name: 'load shedding',
    module: 'gateway/src/guards/load-shedding.ts',
    exports: 'export const shedLoad = async () => {};',
  },
  {
    name: 'JWT',
    module: 'gateway/src/auth/jwt-guard.ts',
    exports: 'export const jwtGuards = () => [];',
  },
  {
    name: 'parameter validation',
    module: 'shared/src/validation/request.ts',
    exports: `export const requestChecks = () => () => ({ path, query, headers, body }) =>
      ({ ok: true, params: { ...path, ...Object.fromEntries(query) }, headers, body });`,
  },
  {
    name: 'disconnect signal',
    module: 'gateway/src/http/disconnect-signal.ts',
    exports: `const { signal } = new AbortController();
      export const disconnectSignal = () => signal;`,
  },
  {
    name: 'compression',
    module: 'gateway/src/http/accept-encoding.ts',
    exports: 'export const preferredEncoding = () => undefined;',
  },
  {
    name: 'metrics',
    module: 'gateway/src/observability/metrics.ts',
    exports: `import { createMetrics as create } from '{module}';
      const none = {
        ...{ inc() {}, dec() {}, set() {}, observe() {} },
        ...{ labels: () => none, startTimer: () => () => 0 },
      };
      export function createMetrics() {
        const metrics = create();
        const names = Object.keys(metrics).filter((name) => 'labels' in metrics[name]);
        return { ...metrics, ...Object.fromEntries(names.map((name) => [name, none])) };
      }`,
  },
  {
    name: 'request log',
    module: 'shared/src/logging/request-log.ts',
    exports: 'export const createRequestLog = () => undefined;',
  },
  {
    name: 'cache and single-flight',
    module: 'gateway/src/cache/with-cache.ts',
    exports: `export const withCache = ${PASS_ON};`,
  },
  {
    name: 'bulkhead',
    module: 'gateway/src/upstream/bulkhead.ts',
    exports: `export const withBulkhead = ${PASS_ON};`,
  },
  {
    name: 'circuit breaker',
    module: 'gateway/src/upstream/circuit-breaker.ts',
    exports: `export const withBreaker = ${PASS_ON};`,
  },
  {
    name: 'retry',
    module: 'gateway/src/upstream/with-retry.ts',
    exports: `export const withRetry = ${PASS_ON};`,
  },
  {
    name: 'total time of a call',
    module: 'gateway/src/upstream/shared-deadline.ts',
    exports: 'export class SharedDeadline { start() {} cancel() {} }',
  },
  {
    name: 'trace context',
    module: 'gateway/src/http/trace-parent.ts',
    exports: `export const parseTraceParent = () => undefined;
      export const newTraceParent = () => '00-00000000000000000000000000000001-0000000000000001-00';`,
  },
  {
    name: 'response validation',
    module: 'gateway/src/upstream/validate-response.ts',
    exports: `const headers = { 'content-type': 'application/json; charset=utf-8' };
      export const validateResponse = (_, { body }) =>
        ({ headers, body, shareable: false, ageSeconds: 0 });`,
  },
];
