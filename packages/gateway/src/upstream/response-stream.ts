import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { ClientDisconnected } from '../problems/client-disconnected.ts';

// A slow client holds an upstream connection only if the body is longer than this.
const BUFFER_BYTES = 1024 * 1024;

/** The body of a response that is passed on while it arrives. Destroying it aborts the exchange. */
export class ResponseStream extends Readable {
  readonly #controller: Dispatcher.DispatchController;
  readonly #onEnd: (error?: Error) => void;

  /** `onEnd` is called when the upstream has sent everything, or with the error that cut the body. */
  constructor(controller: Dispatcher.DispatchController, onEnd: (error?: Error) => void) {
    super({ highWaterMark: BUFFER_BYTES });
    this.#controller = controller;
    this.#onEnd = onEnd;
  }

  add(chunk: Buffer): void {
    if (!this.push(chunk)) this.#controller.pause();
  }

  complete(): void {
    this.#onEnd();
    this.push(null);
  }

  override _read(): void {
    this.#controller.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // After `complete` neither has an effect.
    const reason = error ?? new ClientDisconnected();
    this.#onEnd(reason);
    this.#controller.abort(reason);
    done(reason instanceof ClientDisconnected ? null : reason);
  }
}
