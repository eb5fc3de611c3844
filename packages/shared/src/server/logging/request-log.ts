import type { Logger } from 'pino';
import { pathOf } from '../http/url-parts.ts';

export interface CompletedRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly id: string;
  readonly ms: number;
  readonly cacheStatus?: unknown;
  /** The id that the caller gave the request. */
  readonly callerId?: string | undefined;
}

export type RequestLog = (request: CompletedRequest) => void;

/** Logs one line per response, without query, headers and body: nothing in it is secret, so nothing is searched for secrets. */
export function createRequestLog(log: Logger | undefined): RequestLog {
  const lines = log?.child({}, { redact: [] });
  return ({ operation, method, url, status, id, ms, cacheStatus, callerId }) =>
    lines?.info(
      {
        operation,
        method,
        status,
        path: pathOf(url),
        reqId: id,
        ms: Math.round(ms * 10) / 10,
        cache: cacheStatus,
        callerRequestId: callerId,
      },
      'request completed',
    );
}
