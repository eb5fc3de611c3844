import type { Dispatcher } from 'undici';
import type { Ask } from '../api/call.ts';
import type { UpstreamConfig } from '../config.ts';
import { exchange } from './http-exchange.ts';
import { requestHeaders } from './request-headers.ts';
import { Deadline } from './shared-deadline.ts';
import { asUpstreamProblem } from './upstream-problem.ts';
import { passable } from './validate-response.ts';

/** The last step: one request on the wire, and an answer that may be passed on. */
export function askUpstream(pool: Dispatcher, { url, totalMs }: UpstreamConfig): Ask {
  const prefix = url.pathname.replace(/\/$/, '');
  const deadline = new Deadline(totalMs);
  return async (call) => {
    const { operation, target, body = null, signal } = call;
    const request = {
      origin: url.origin,
      path: prefix + target,
      method: operation.method,
      headers: requestHeaders(call),
      body,
    };
    try {
      const answer = await exchange(pool, request, signal, deadline);
      return passable(call, answer.status, answer.headers, answer.body);
    } catch (error) {
      signal.throwIfAborted();
      throw asUpstreamProblem(error);
    }
  };
}
