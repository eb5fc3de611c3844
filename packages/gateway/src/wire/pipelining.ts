import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for the response to an earlier one. */
const MAX_WAITING = 15;
/** Requests behind those that the connection survives until its responses are sent. */
const MAX_IGNORED = 48;

/** Node's: called for each request, before it makes a response for it. */
type HttpSocket = Socket & { readonly parser?: { onIncoming: () => number } | null };

// What Node takes for a request with a body, and for an upgrade: the rest of the read is not parsed.
const READ_ON = 0;
const SKIP_REST = 2;

const waiting = new WeakMap<Socket, number>();

function ignoreRequests(socket: HttpSocket): void {
  if (!socket.parser) return;
  let ignored = 0;
  socket.parser.onIncoming = () => {
    ignored += 1;
    if (ignored <= MAX_IGNORED) return READ_ON;
    socket.destroy();
    return SKIP_REST;
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers a request when the responses to those before it on its connection are sent: one at a time, so that a connection
 * with many takes no more of the server than one with a single request. Node parses all requests that one read brings, a
 * thousand in 64 kB. A connection with too many is closed after the responses to the first ones (RFC 9112 §9.3.2: its
 * client repeats the others); one with far more is destroyed.
 */
export function answerInOrder(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  // The connection gives its socket to the response that it sends.
  if (response.socket) {
    answer(request, response);
    return;
  }
  const { socket } = request;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    answer(request, response);
  });
  if (count < MAX_WAITING) return;
  response.shouldKeepAlive = false;
  ignoreRequests(socket);
}
