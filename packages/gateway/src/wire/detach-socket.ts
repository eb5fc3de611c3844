import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const HTTP_EVENTS = ['close', 'data', 'drain', 'end', 'error', 'pause', 'resume', 'timeout'];

/** Node's: the request that the parser has read last. */
type HttpSocket = Socket & { readonly parser?: { readonly incoming?: IncomingMessage | null } };

function endSocket(this: Socket): void {
  this.end();
}

/** A request that is pipelined behind an endless response would never be answered. */
function destroySocket(this: Socket): void {
  this.destroy();
}

/**
 * Takes the connection from Node's HTTP layer once the head is written. For a response that stays open for hours: parser,
 * request and response hold three times the memory of the socket. The body must end with the connection.
 */
export function detachSocket(request: IncomingMessage, response: ServerResponse): Socket {
  const socket = response.socket as HttpSocket;
  const last = socket.parser?.incoming ?? request;
  response.detachSocket(socket);
  // The HTTP layer destroys the sockets of unfinished requests when it learns of a close.
  (request as { socket: unknown }).socket = undefined;
  // Its listener for 'close' is what frees the parser and everything that refers to request and response.
  socket.emit('close');
  socket.setTimeout(0);
  for (const event of HTTP_EVENTS) socket.removeAllListeners(event);
  // Reported by the 'close' that follows it.
  socket.on('error', () => {});
  socket.on('end', endSocket);
  socket.on('data', destroySocket);
  if (last !== request) socket.destroy();
  return socket;
}
