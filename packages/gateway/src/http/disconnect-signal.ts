import type { FastifyReply } from 'fastify';
import { ClientDisconnected } from '../problems/client-disconnected.ts';

/**
 * Aborts when the client disconnects before its response is complete. Not `request.signal`: that one
 * listens to the request's own 'close', which for a POST comes as soon as its body is read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!raw.writableFinished) controller.abort(new ClientDisconnected());
  };
  if (raw.closed) onClose();
  else raw.once('close', onClose);
  return controller.signal;
}
