import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Deadline } from './shared-deadline.ts';
import { UpstreamProblem } from './upstream-problem.ts';

/** What came over the wire, whole: an answer that lies about its length is known before a byte is passed on. */
export interface Exchanged {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const LARGEST = 16 * 1024 * 1024;

/**
 * One request and its answer. By undici's own events: the stream, the iterator and the signals of `request()` took
 * as long as all the rest of a call.
 */
export function exchange(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  deadline: Deadline,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    let wire: Dispatcher.DispatchController | undefined;
    let fault: Error | undefined;

    const breakOff = (reason: Error) => {
      fault = reason;
      wire?.abort(reason);
      fail(reason);
    };
    const leave = () => breakOff(signal.reason as Error);
    const lift = deadline.begin(() =>
      breakOff(new DOMException('The whole time is up.', 'TimeoutError')),
    );
    const end = () => {
      lift();
      signal.removeEventListener('abort', leave);
    };
    const fail = (reason: Error) => {
      end();
      reject(reason);
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave);

    pool.dispatch(request, {
      onRequestStart(controller) {
        wire = controller;
        // Left while it waited for a connection.
        if (fault) controller.abort(fault);
      },
      onResponseStart(_, statusCode, given) {
        // A word before the answer, such as 103.
        if (statusCode < 200) return;
        status = statusCode;
        headers = given;
      },
      onResponseData(_, chunk) {
        size += chunk.length;
        if (size > LARGEST)
          breakOff(new UpstreamProblem(502, 'The upstream answered more than is taken.'));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        end();
        const [only, ...more] = chunks;
        resolve({
          status,
          headers,
          body: only && more.length === 0 ? only : Buffer.concat(chunks, size),
        });
      },
      onResponseError: (_, error) => fail(error),
    });
  });
}
