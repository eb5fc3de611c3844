import type { Call } from '@touchline/api-core/call';
import type { Operation } from '@touchline/types/contract';
import type { UpstreamConfig } from '../config.ts';
import { newTraceParent } from '../http/trace-parent.ts';
import type { ForwardedRequest } from './send-call.ts';
import { lackedParameters, targetWithoutExtras } from './upstream-extras.ts';

type RequestConfig = Pick<UpstreamConfig, 'url' | 'extras' | 'headers'>;

const MAX_USER_AGENT_LENGTH = 512;

/** Every header that the upstream receives. None is copied from the request without validation. */
export function requestHeaders(call: Call): Record<string, string> {
  const { operation, language, world, authorization, userAgent } = call;
  const { requestId, traceParent, cached, caller } = call;
  const headers: Record<string, string> = {
    accept: `${operation.responses['200']?.contentType ?? 'application/json'}, application/problem+json`,
    'x-request-id': requestId,
    traceparent: traceParent ?? newTraceParent(),
  };
  if (language) headers['accept-language'] = language;
  if (userAgent) headers['user-agent'] = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  if (caller.network) headers['x-forwarded-for'] = caller.network;
  if (authorization) headers.authorization = authorization;
  if (operation.body) headers['content-type'] = 'application/json';
  if (cached?.validator) headers['if-none-match'] = cached.validator;
  return world ? Object.assign(headers, world) : headers;
}

/** Writes the request of a call to this upstream: without what it lacks, and with the headers that it wants. */
export function requestWriter({ url, extras, headers }: RequestConfig) {
  const prefix = url.pathname.replace(/\/$/, '');
  const lackedOf = new Map<Operation, string[]>();
  const lacked = (operation: Operation) => {
    const known = lackedOf.get(operation) ?? lackedParameters(extras, operation);
    lackedOf.set(operation, known);
    return known;
  };
  return (call: Call): Omit<ForwardedRequest, 'client'> => ({
    path: prefix + targetWithoutExtras(call.target, lacked(call.operation)),
    // A visitor's token takes precedence over a key of the gateway.
    headers: { ...headers, ...requestHeaders(call) },
  });
}
