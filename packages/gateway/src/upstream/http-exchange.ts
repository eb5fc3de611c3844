import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ResponseStream } from './response-stream.ts';
import { type SharedDeadline, Timed } from './shared-deadline.ts';
import { UpstreamProblem } from './upstream-problem.ts';

/** A whole body was received completely: one that is shorter than announced fails before any of it is passed on. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | ResponseStream;
}

export interface ExchangeOptions {
  readonly pool: Dispatcher;
  readonly deadline: SharedDeadline;
  readonly signal: AbortSignal;
  /** Whether a long body of a 200 may be passed on before it is complete. */
  readonly mayStream: boolean;
}

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_WHOLE_BYTES = 64 * 1024;

const tooLarge = () => new UpstreamProblem(502, 'The response of the upstream is too large.');

/** undici's `dispatch`: the stream, iterator and signal handling of `request()` take as long as the rest of a call. */
class Exchange extends Timed implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions;
  readonly #resolve: (response: RawResponse) => void;
  readonly #reject: (reason: Error) => void;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #stream: ResponseStream | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #abortReason: Error | undefined;

  constructor(
    options: ExchangeOptions,
    resolve: (response: RawResponse) => void,
    reject: (reason: Error) => void,
  ) {
    super();
    this.#options = options;
    this.#resolve = resolve;
    this.#reject = reject;
    options.signal.addEventListener('abort', this);
    options.deadline.start(this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Aborted before a connection was free.
    if (this.#abortReason) controller.abort(this.#abortReason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Ignore 1xx.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    const announced = Number(headers['content-length'] ?? 0);
    if (announced > MAX_BODY_BYTES) this.#abort(tooLarge());
    else if (announced > MAX_WHOLE_BYTES) this.#startStream(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > MAX_BODY_BYTES) this.#abort(tooLarge());
    else if (this.#stream) this.#stream.add(chunk);
    else {
      this.#chunks.push(chunk);
      if (this.#size > MAX_WHOLE_BYTES) this.#startStream(controller);
    }
  }

  onResponseEnd(): void {
    this.#cleanUp();
    if (this.#stream) {
      this.#stream.complete();
      return;
    }
    const [first] = this.#chunks;
    const body =
      first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  #startStream(controller: Dispatcher.DispatchController): void {
    if (!this.#options.mayStream || this.#status !== 200) return;
    this.#stream = new ResponseStream(controller);
    for (const chunk of this.#chunks) this.#stream.add(chunk);
    this.#resolve({ status: this.#status, headers: this.#headers, body: this.#stream });
  }

  /** The signal aborts. */
  handleEvent(): void {
    this.#abort(this.#options.signal.reason as Error);
  }

  onTimeout(): void {
    this.#abort(new DOMException('The total time of the call is up.', 'TimeoutError'));
  }

  #abort(reason: Error): void {
    this.#abortReason = reason;
    this.#controller?.abort(reason);
    this.#fail(reason);
  }

  #fail(reason: Error): void {
    this.#cleanUp();
    if (this.#stream) this.#stream.destroy(reason);
    else this.#reject(reason);
  }

  #cleanUp(): void {
    this.#options.deadline.cancel(this);
    this.#options.signal.removeEventListener('abort', this);
  }
}

/** Sends one request, and resolves with its whole response or, for a long body, with its beginning. */
export function exchange(
  request: Dispatcher.DispatchOptions,
  options: ExchangeOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    options.signal.throwIfAborted();
    options.pool.dispatch(request, new Exchange(options, resolve, reject));
  });
}
