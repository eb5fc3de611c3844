import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { statusMarker } from '../cache/with-cache.ts';
import type { Metrics } from '../observability/metrics.ts';
import { ResponseStream } from '../upstream/response-stream.ts';
import type { SendCall, StreamedResponse } from '../upstream/send-call.ts';

const CALL = Symbol('call');

/** Attaches the call to the headers of its request: all that the plugin passes on unchanged to the transport. */
export const attachCall = (headers: Record<string, string>, call: Call) =>
  Object.assign(headers, { [CALL]: call });

type Result = UpstreamResponse | StreamedResponse | GatewayProblem;

/** The result of a call in the place of a response body, where the plugin hands it over or destroys it. */
export class ForwardResult {
  readonly result: Result;

  constructor(result: Result) {
    this.result = result;
  }

  /** The client has left. */
  destroy(): void {
    const { result } = this;
    if (!(result instanceof GatewayProblem) && result.body instanceof ResponseStream)
      result.body.destroy();
  }
}

interface PluginRequest {
  readonly path: string;
  readonly headers: Record<string, string | undefined> & { readonly [CALL]: Call };
  readonly body?: string | null;
}

interface PluginResponse {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: ForwardResult;
}

type PluginCallback = (error: unknown, response?: PluginResponse) => void;

/**
 * Sends the plugin's requests through the upstream chain, so that its limits, deadline and response rules hold for
 * them too. A problem is a result as well: the plugin would log it as an error, and replace it by one of its own.
 */
export function createTransport(send: SendCall, count: Metrics['cache']) {
  const withStatus = statusMarker(count);
  return {
    request(request: PluginRequest, callback: PluginCallback): void {
      const call = request.headers[CALL];
      const finish = (statusCode: number, result: Result) =>
        callback(null, { statusCode, headers: {}, body: new ForwardResult(result) });
      send(call, request)
        .then(
          (response) => finish(200, withStatus(call, response, 'bypass')),
          (error: unknown) => {
            if (error instanceof GatewayProblem) finish(error.status, error);
            else throw error;
          },
        )
        .catch(callback);
    },
  };
}
