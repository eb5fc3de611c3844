import type { Call } from '../api/call.ts';
import { newTrace } from '../http/trace-parent.ts';

/** The whole list of what an upstream is told. Nothing that came in is copied unseen. */
export function requestHeaders(call: Call): Record<string, string> {
  const { operation, language, world, authorization, body, requestId, traceParent, known } = call;
  const wanted = operation.responses['200']?.contentType ?? 'application/json';
  return {
    accept: `${wanted}, application/problem+json`,
    'x-request-id': requestId,
    traceparent: traceParent ?? newTrace(),
    ...(language && { 'accept-language': language }),
    ...(authorization && { authorization }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(known?.validator && { 'if-none-match': known.validator }),
    ...world,
  };
}
