import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from './create-logger.ts';
import { createRequestLog, type LoggedRequest, type LogResponse } from './request-log.ts';

const REQUESTS: LoggedRequest[] = [
  { operation: 'listLiveMatches', method: 'GET', url: '/api/matches/live?limit=5', status: 200 },
  { operation: 'other', method: 'M-SEARCH', url: '/"quoted"\\?token=secret', status: 404 },
  { operation: 'other', method: 'GET', url: `/\u0001\ud800é${'x'.repeat(200)}`, status: 499 },
];
const RESPONSES: Parameters<LogResponse>[] = [
  ['request-1', 0.04],
  ['request-2', 1.25, 'touchline; hit; ttl=4'],
  ['request-3', 12_345.678, ['a', 'b']],
  ['request-4', 3, 5, 'its-caller'],
];

test('a line of the request log is that of pino', () => {
  vi.useFakeTimers({ now: 1_795_203_600_123 });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ level: 'info', destination });
  const requestLog = createRequestLog(log);
  for (const request of REQUESTS) {
    const { operation, method, status, url } = request;
    const common = { operation, method, status, path: url.split('?', 1)[0] };
    for (const response of RESPONSES) {
      const [reqId, ms, cache, callerRequestId] = response;
      const own = { reqId, ms: Math.round(ms * 10) / 10, cache, callerRequestId };
      log.info({ ...common, ...own }, 'request completed');
      requestLog?.write(request, ...response);
      requestLog?.prepare(request)(...response);
      const [expected, ...written] = lines.splice(0);
      expect(written).toEqual([expected, expected]);
    }
  }
});
