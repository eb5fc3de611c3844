import type { Call } from '@touchline/api-core/call';
import { newTraceParent } from '../http/trace-parent.ts';
import type { ForwardedRequest } from './send-call.ts';

const MAX_USER_AGENT_LENGTH = 512;

/** Every header that the upstream receives. None is copied from the request without validation. */
export function requestHeaders(call: Call): Record<string, string> {
  const { operation, language, world, authorization, userAgent } = call;
  const { requestId, traceParent, cached } = call;
  const headers: Record<string, string> = {
    accept: `${operation.responses['200']?.contentType ?? 'application/json'}, application/problem+json`,
    'x-request-id': requestId,
    traceparent: traceParent ?? newTraceParent(),
  };
  if (language) headers['accept-language'] = language;
  if (userAgent) headers['user-agent'] = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  if (authorization) headers.authorization = authorization;
  if (operation.body) headers['content-type'] = 'application/json';
  if (cached?.validator) headers['if-none-match'] = cached.validator;
  return world ? Object.assign(headers, world) : headers;
}

/** Writes the request of a call to this upstream. */
export function requestWriter({ pathname }: URL): (call: Call) => Omit<ForwardedRequest, 'client'> {
  const prefix = pathname.replace(/\/$/, '');
  return (call) => ({ path: prefix + call.target, headers: requestHeaders(call) });
}
