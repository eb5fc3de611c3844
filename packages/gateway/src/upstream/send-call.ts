import type { ServerResponse } from 'node:http';
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
  /** The response for the client: the call ends with it. */
  readonly client: ServerResponse;
}

export type CallResult = UpstreamResponse | StreamedResponse | Error;

/** Called once, perhaps before the function that takes it returns. */
export type OnResult = (result: CallResult) => void;

/**
 * Sends a call; a long response to a forwarded request is streamed. With a callback: the promises of a forwarded call take as
 * long as all rules.
 */
export type SendCall = (
  call: Call,
  forwarded: ForwardedRequest | undefined,
  onResult: OnResult,
) => void;
