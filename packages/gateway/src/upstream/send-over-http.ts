import type { ShapeCheck } from '@touchline/types/validation';
import type { Dispatcher } from 'undici';
import type { UpstreamConfig } from '../config.ts';
import { exchange, type RawResponse } from './http-exchange.ts';
import { requestWriter } from './request-headers.ts';
import { ResponseStream } from './response-stream.ts';
import type { ForwardedRequest, SendCall } from './send-call.ts';
import { SharedDeadline } from './shared-deadline.ts';
import { toUpstreamProblem } from './upstream-problem.ts';
import { validateResponse } from './validate-response.ts';

/** Sends a call over HTTP and validates the response: the innermost function of the upstream chain. */
export function sendOverHttp(
  pool: Dispatcher,
  { url, totalMs }: UpstreamConfig,
  findViolation: ShapeCheck | undefined,
): SendCall {
  const deadline = new SharedDeadline(totalMs);
  const { origin } = url;
  const requestOf = requestWriter(url);
  return async (call, forwarded) => {
    const { operation, signal } = call;
    const { path, headers, body = null }: ForwardedRequest = forwarded ?? requestOf(call);
    const request = { origin, path, method: operation.method, headers, body };
    const mayStream = forwarded !== undefined;
    let response: RawResponse | undefined;
    try {
      response = await exchange(request, { pool, deadline, signal, mayStream });
      return validateResponse(call, response, findViolation);
    } catch (error) {
      if (response?.body instanceof ResponseStream) response.body.destroy();
      signal.throwIfAborted();
      throw toUpstreamProblem(error);
    }
  };
}
