import { type Logger, pino } from 'pino';
import { pathOf } from '../http/url-parts.ts';

/** The fields that many requests have in common. */
export interface LoggedRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

export type LogResponse = (
  id: string,
  ms: number,
  cacheStatus?: unknown,
  callerId?: string,
) => void;

export interface RequestLog {
  readonly write: (request: LoggedRequest, ...response: Parameters<LogResponse>) => void;
  /** For many requests that differ only in id, time, cache status and caller's id: the common fields are serialized once. */
  readonly prepare: (request: LoggedRequest) => LogResponse;
}

/** What pino makes a line of. */
interface PinoParts {
  readonly [pino.symbols.streamSym]: { write(line: string): void };
  /** The time as a member with a comma before it. */
  readonly [pino.symbols.timeSym]: () => string;
  /** The members that all lines have, with a comma before each. */
  readonly [pino.symbols.chindingsSym]: string;
}

const LEVEL = pino.levels.values.info;

/** Without the query, which may hold a token. */
const commonMembers = ({ operation, method, status, url }: LoggedRequest) =>
  `,"operation":${JSON.stringify(operation)},"method":${JSON.stringify(method)},"status":${status}` +
  `,"path":${JSON.stringify(pathOf(url))},"reqId":`;

/**
 * One line per response, without query, headers and body; `undefined` if the level hides these lines. They are joined here
 * as pino would serialize them: its general way takes as long as a quarter of a cached response. They contain nothing to
 * redact, and ids (see `request-id.ts`) no character to escape.
 */
export function createRequestLog(log: Logger | undefined): RequestLog | undefined {
  if (!log?.isLevelEnabled('info')) return undefined;
  const parts = log as unknown as PinoParts;
  const stream = parts[pino.symbols.streamSym];
  const time = parts[pino.symbols.timeSym];
  const bindings = parts[pino.symbols.chindingsSym];

  let lastCache: unknown;
  let cacheMember = '';

  const prepare = (request: LoggedRequest): LogResponse => {
    const common = commonMembers(request);
    return (id, ms, cache, callerId) => {
      // Many responses have the same.
      if (cache !== lastCache) {
        lastCache = cache;
        cacheMember = cache === undefined ? '' : `,"cache":${JSON.stringify(cache)}`;
      }
      const callerMember = callerId ? `,"callerRequestId":"${callerId}"` : '';
      stream.write(
        `{"level":${LEVEL}${time()}${bindings}${common}"${id}","ms":${Math.round(ms * 10) / 10}${cacheMember}${callerMember},"msg":"request completed"}\n`,
      );
    };
  };
  return { prepare, write: (request, ...response) => prepare(request)(...response) };
}
