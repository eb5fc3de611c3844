import type { ServerResponse } from 'node:http';
import type { Call } from '@touchline/api-core/call';
import { statusMarker } from '../cache/with-cache.ts';
import type { Metrics } from '../observability/metrics.ts';
import { ResponseStream } from '../upstream/response-stream.ts';
import type { CallResult, SendCall } from '../upstream/send-call.ts';

const CALL = Symbol('call');

export interface ClientCall {
  readonly call: Call;
  /** The response for the client. */
  readonly client: ServerResponse;
  /** Path and headers of the request to the upstream. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Attaches the call to the headers of its request: all that the plugin passes on unchanged to the transport. */
export const attachCall = (headers: ClientCall['headers'], call: ClientCall) => ({
  ...headers,
  [CALL]: call,
});

/** The result of a call in the place of a response body, where the plugin hands it over or destroys it. */
export class ForwardResult {
  readonly result: CallResult;

  constructor(result: CallResult) {
    this.result = result;
  }

  /** The client has left. */
  destroy(): void {
    const { result } = this;
    if (!(result instanceof Error) && result.body instanceof ResponseStream) result.body.destroy();
  }
}

interface PluginRequest {
  readonly path: string;
  readonly headers: Record<string, string | undefined> & { readonly [CALL]: ClientCall };
  readonly body?: string | null;
}

interface PluginResponse {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: ForwardResult;
}

type PluginCallback = (error: unknown, response: PluginResponse) => void;

/**
 * Sends the plugin's requests by the rules of the upstream, so that its limits, deadline and response rules hold for
 * them too. A problem is a result as well: the plugin would log it as an error, and replace it by one of its own.
 */
export function createTransport(send: SendCall, count: Metrics['cache']) {
  const withStatus = statusMarker(count);
  return {
    request({ path, headers, body = null }: PluginRequest, callback: PluginCallback): void {
      const { call, client } = headers[CALL];
      send(call, { path, headers, body, client }, (answer) => {
        const result = answer instanceof Error ? answer : withStatus(call, answer, 'bypass');
        callback(null, { statusCode: 200, headers: {}, body: new ForwardResult(result) });
      });
    },
  };
}
