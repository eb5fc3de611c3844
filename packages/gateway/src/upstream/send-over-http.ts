import type { Call } from '@touchline/api-core/call';
import type { ShapeCheck } from '@touchline/types/validation';
import type { Dispatcher } from 'undici';
import type { UpstreamConfig } from '../config.ts';
import type { BodySampling } from './body-sampling.ts';
import { hasDeclaredMembers } from './envelope.ts';
import { exchange, type RawResponse } from './http-exchange.ts';
import { requestWriter } from './request-headers.ts';
import { ResponseStream } from './response-stream.ts';
import type { ForwardedRequest, SendCall } from './send-call.ts';
import { SharedDeadline } from './shared-deadline.ts';
import { toUpstreamProblem, UpstreamProblem } from './upstream-problem.ts';
import { PASSED_ON, validateResponse } from './validate-response.ts';

/** Sends a call over HTTP and validates the response: the innermost function of the upstream chain. */
export function sendOverHttp(
  pool: Dispatcher,
  { url, totalMs }: UpstreamConfig,
  findViolation: ShapeCheck | undefined,
  sampling: BodySampling | undefined,
): SendCall {
  const deadline = new SharedDeadline(totalMs);
  const { origin } = url;
  const requestOf = requestWriter(url);

  function validate(call: Call, response: RawResponse, isForwarded: boolean) {
    const { body } = response;
    if (!sampling || !isForwarded || body instanceof ResponseStream)
      return validateResponse(call, response, findViolation);
    if (sampling.passes(call, body)) return validateResponse(call, response, PASSED_ON);
    try {
      const validated = validateResponse(call, response, findViolation);
      sampling.report(call, hasDeclaredMembers(call.operation, validated.parsedBody));
      return validated;
    } catch (error) {
      if (error instanceof UpstreamProblem && error.contractViolation) sampling.report(call, false);
      throw error;
    }
  }

  return async (call, forwarded) => {
    const { operation, signal } = call;
    const { path, headers, body = null }: ForwardedRequest = forwarded ?? requestOf(call);
    const request = { origin, path, method: operation.method, headers, body };
    const mayStream = forwarded !== undefined;
    let response: RawResponse | undefined;
    try {
      response = await exchange(request, { pool, deadline, signal, mayStream });
      return validate(call, response, mayStream);
    } catch (error) {
      if (response?.body instanceof ResponseStream) response.body.destroy();
      signal.throwIfAborted();
      throw toUpstreamProblem(error);
    }
  };
}
