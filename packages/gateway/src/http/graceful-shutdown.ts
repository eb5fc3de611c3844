import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// Shorter than the grace period of the process, so that responses still running are cut before it ends.
const DRAIN_TIMEOUT_MS = 3000;

/**
 * Shuts down without a failed request: requests in progress are completed with `Connection: close`. Sockets that
 * browsers open in advance and never use, which Node does not count as idle, are destroyed.
 */
export function drainOnClose(
  app: FastifyInstance,
  timeoutMs = DRAIN_TIMEOUT_MS,
): { isDraining: () => boolean } {
  let isDraining = false;
  const unusedSockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket);
    socket.once('close', () => unusedSockets.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unusedSockets.delete(socket));

  // RFC 9112 §9.6: a client that receives it sends no further request on this connection.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    for (const socket of unusedSockets) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
    app.server.once('close', () => clearTimeout(timer));
  });
  return { isDraining: () => isDraining };
}
