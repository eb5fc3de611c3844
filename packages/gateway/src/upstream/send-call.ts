import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import type { ResponseStream } from './response-stream.ts';

/** A response whose body is passed on while it arrives. */
export interface StreamedResponse extends Omit<UpstreamResponse, 'body'> {
  readonly body: ResponseStream;
  readonly contentLength: string | undefined;
}

/** The request of a call as the proxy has written it. */
export interface ForwardedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string | null;
}

/**
 * Sends a call; a long response to a forwarded request is streamed. Bulkhead, breaker, retry and metrics are
 * decorators: each takes a SendCall and returns one.
 */
export type SendCall = (
  call: Call,
  forwarded?: ForwardedRequest,
) => Promise<UpstreamResponse | StreamedResponse>;
