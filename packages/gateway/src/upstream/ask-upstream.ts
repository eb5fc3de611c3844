import type { Dispatcher } from 'undici';
import type { Ask } from '../calls/call.ts';
import type { UpstreamConfig } from '../config.ts';
import { passable } from './passable.ts';
import { readBody } from './read-body.ts';
import { requestHeaders } from './request-headers.ts';
import { timeLimit } from './time-limit.ts';
import { asUpstreamProblem } from './upstream-problem.ts';

/** The last step: one request on the wire, and an answer that may be passed on. */
export function askUpstream(pool: Dispatcher, { url, totalMs }: UpstreamConfig): Ask {
  const prefix = url.pathname.replace(/\/$/, '');
  return async (call) => {
    const limit = timeLimit(call.signal, totalMs);
    try {
      const { statusCode, headers, body } = await pool.request({
        origin: url.origin,
        path: `${prefix}${call.target}`,
        method: call.operation.method,
        headers: requestHeaders(call),
        body: call.body ?? null,
        signal: limit.signal,
      });
      return passable(call, statusCode, headers, await readBody(body));
    } catch (error) {
      if (call.signal.aborted) throw call.signal.reason;
      throw asUpstreamProblem(error);
    } finally {
      limit.lift();
    }
  };
}
