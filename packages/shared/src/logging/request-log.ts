import type { Logger } from 'pino';

/** The fields that many requests have in common. */
export interface LoggedRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

export type LogResponse = (id: string, ms: number, cacheStatus?: unknown) => void;

export interface RequestLog {
  readonly write: (request: LoggedRequest, ...response: Parameters<LogResponse>) => void;
  /** For many requests that differ only in id, time and cache status: the common fields are serialized once. */
  readonly prepare: (request: LoggedRequest) => LogResponse;
}

const MESSAGE = 'request completed';
const rounded = (ms: number) => Math.round(ms * 10) / 10;
const fieldsOf = ({ operation, method, status, url }: LoggedRequest) => ({
  operation,
  method,
  status,
  path: url.split('?', 1)[0],
});

/** One line per response, without query, headers and body; `undefined` if the level hides these lines. */
export function createRequestLog(log: Logger | undefined): RequestLog | undefined {
  if (!log?.isLevelEnabled('info')) return undefined;
  // These lines contain nothing to redact, and looking for it takes eight times as long as the rest.
  const unredacted = log.child({}, { redact: [] });
  return {
    write(request, reqId, ms, cache) {
      unredacted.info({ ...fieldsOf(request), reqId, ms: rounded(ms), cache }, MESSAGE);
    },
    prepare(request) {
      const line = unredacted.child(fieldsOf(request));
      return (reqId, ms, cache) => line.info({ reqId, ms: rounded(ms), cache }, MESSAGE);
    },
  };
}
