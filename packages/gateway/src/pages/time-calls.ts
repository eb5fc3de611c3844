import type { MatchedOperation } from '@touchline/api-core/find-operation';
import type { PageRequest } from '@touchline/shared/domain/page-renderer';

/** Wraps a fetch to list its calls as the value of Server-Timing: operation, milliseconds, status and Cache-Status. */
export function timeCalls(
  fetch: PageRequest['fetch'],
  matchOperation: (path: string) => MatchedOperation[],
): { fetch: PageRequest['fetch']; serverTiming: () => string } {
  const timings: string[] = [];
  const operationOf = ({ url }: Request) =>
    matchOperation(new URL(url).pathname.replace(/^\/api/, ''))[0]?.operation.id ?? 'unknown';
  return {
    async fetch(request) {
      const start = performance.now();
      const response = await fetch(request);
      const ms = (performance.now() - start).toFixed(1);
      const cacheStatus = response.headers.get('cache-status')?.replaceAll('"', '') ?? '';
      const result = `${response.status} ${cacheStatus}`.trimEnd();
      timings.push(`${operationOf(request)};dur=${ms};desc="${result}"`);
      return response;
    },
    serverTiming: () => timings.join(', '),
  };
}
