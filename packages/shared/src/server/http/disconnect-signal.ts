import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** A connection that ended behind its request is closed three turns after the request is read; a busy network may add some. */
const TURNS_TO_CLOSE = 8;

/**
 * Aborts when the client disconnects before its response is complete. Not a signal of the request: that one listens to its
 * own 'close', which for a POST comes as soon as its body is read.
 */
export function disconnectSignal(response: ServerResponse, reason: () => unknown): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) controller.abort(reason());
  };
  if (response.closed) onClose();
  else response.once('close', onClose);
  return controller.signal;
}

/**
 * A Fastify hook that refuses a change whose client has left: made late, it would be mistaken for one that the client wants now,
 * such as the second use of a refresh token. A process that was busy or stopped reads requests of clients that have left long
 * ago, and only some turns of the event loop later that they have.
 */
export const refuseLeft =
  (reason: () => unknown) =>
  async (_request: unknown, { raw }: { readonly raw: ServerResponse }): Promise<void> => {
    for (let turn = 0; turn < TURNS_TO_CLOSE && !raw.closed; turn += 1) await setImmediate();
    if (raw.closed) throw reason();
  };
