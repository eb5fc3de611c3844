import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { SharedDeadline } from './shared-deadline.ts';
import { UpstreamProblem } from './upstream-problem.ts';

/** A complete response: a body that is shorter than announced fails before any of it is passed on. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Sends one request and collects its response. Uses undici's `dispatch`, since the stream, iterator and signal handling
 * of `request()` take as long as everything else in a call.
 */
export function exchange(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  deadline: SharedDeadline,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    let abortReason: Error | undefined;

    const abort = (reason: Error) => {
      abortReason = reason;
      controller?.abort(reason);
      fail(reason);
    };
    const onAbort = () => abort(signal.reason as Error);
    const cancelDeadline = deadline.start(() =>
      abort(new DOMException('The total time of the call is up.', 'TimeoutError')),
    );
    const cleanUp = () => {
      cancelDeadline();
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (reason: Error) => {
      cleanUp();
      reject(reason);
    };
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);

    pool.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        // Aborted before a connection was free.
        if (abortReason) controller.abort(abortReason);
      },
      onResponseStart(_, statusCode, responseHeaders) {
        // Ignore 1xx.
        if (statusCode < 200) return;
        status = statusCode;
        headers = responseHeaders;
      },
      onResponseData(_, chunk) {
        size += chunk.length;
        if (size > MAX_BODY_BYTES)
          abort(new UpstreamProblem(502, 'The response of the upstream is too large.'));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        cleanUp();
        const [first, ...more] = chunks;
        resolve({
          status,
          headers,
          body: first && more.length === 0 ? first : Buffer.concat(chunks, size),
        });
      },
      onResponseError: (_, error) => fail(error),
    });
  });
}
