import type { Dispatcher } from 'undici';
import type { Call, Upstream } from '../api/call.ts';
import type { UpstreamConfig } from '../config.ts';
import { newTraceParent } from '../http/trace-parent.ts';
import { exchange } from './http-exchange.ts';
import { SharedDeadline } from './shared-deadline.ts';
import { toUpstreamProblem } from './upstream-problem.ts';
import { validateResponse } from './validate-response.ts';

/** Every header that the upstream receives. None is copied from the request without validation. */
function requestHeaders(call: Call): Record<string, string> {
  const { operation, language, world, authorization, body, requestId, traceParent, cached } = call;
  const contentType = operation.responses['200']?.contentType ?? 'application/json';
  return {
    accept: `${contentType}, application/problem+json`,
    'x-request-id': requestId,
    traceparent: traceParent ?? newTraceParent(),
    ...(language && { 'accept-language': language }),
    ...(authorization && { authorization }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(cached?.validator && { 'if-none-match': cached.validator }),
    ...world,
  };
}

/** Sends a call over HTTP and validates the response: the innermost function of the upstream chain. */
export function sendCall(pool: Dispatcher, { url, totalMs }: UpstreamConfig): Upstream {
  const prefix = url.pathname.replace(/\/$/, '');
  const deadline = new SharedDeadline(totalMs);
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
      const response = await exchange(pool, request, signal, deadline);
      return validateResponse(call, response);
    } catch (error) {
      signal.throwIfAborted();
      throw toUpstreamProblem(error);
    }
  };
}
