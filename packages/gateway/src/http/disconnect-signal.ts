import type { FastifyReply } from 'fastify';
import { CallerLeft } from '../problems/client-disconnected.ts';

/**
 * Aborts when the caller has gone before his answer was complete. Not `request.signal`: that one
 * listens to the request's own 'close', which for a POST comes as soon as its body is read.
 */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) leaving.abort(new CallerLeft());
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return leaving.signal;
}
