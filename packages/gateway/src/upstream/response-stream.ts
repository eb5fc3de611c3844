import { Readable } from 'node:stream';
import type { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { Dispatcher } from 'undici';
import { ClientDisconnected } from '../problems/client-disconnected.ts';
import { toUpstreamProblem } from './upstream-problem.ts';

// A slow client holds an upstream connection only if the body is longer than this.
const BUFFER_BYTES = 1024 * 1024;

/** The body of a response that is passed on while it arrives. Destroying it aborts the exchange. */
export class ResponseStream extends Readable {
  /** Settles when the upstream has sent everything, or with the error that cut the body. Never rejects. */
  readonly ended: Promise<Error | undefined>;
  readonly #controller: Dispatcher.DispatchController;
  #end: (error: Error | undefined) => void = () => {};

  constructor(controller: Dispatcher.DispatchController) {
    super({ highWaterMark: BUFFER_BYTES });
    this.#controller = controller;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  add(chunk: Buffer): void {
    if (!this.push(chunk)) this.#controller.pause();
  }

  complete(): void {
    this.#end(undefined);
    this.push(null);
  }

  override _read(): void {
    this.#controller.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // After `complete` neither has an effect.
    const reason = error ?? new ClientDisconnected();
    this.#end(reason);
    this.#controller.abort(reason);
    done(reason instanceof ClientDisconnected ? null : reason);
  }
}

/** Calls back when the body is complete: at once if it is whole, otherwise with the problem that cut it, if any. */
export function whenEnded(
  { body }: { readonly body: Buffer | ResponseStream },
  onEnd: (problem: GatewayProblem | undefined) => void,
): void {
  if (!(body instanceof ResponseStream)) onEnd(undefined);
  else body.ended.then((error) => onEnd(error && toUpstreamProblem(error)));
}
