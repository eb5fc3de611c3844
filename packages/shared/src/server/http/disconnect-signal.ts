import type { ServerResponse } from 'node:http';

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
