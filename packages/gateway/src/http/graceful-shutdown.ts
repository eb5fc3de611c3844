import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// What has not ended by then would outlast the time that ending may take.
const PATIENCE_MS = 3000;

/**
 * Ends without a failed request: what has begun is answered, with `Connection: close`; connections that browsers
 * open in advance and never use, which no server counts as idle, are let go.
 */
export function drainOnClose(
  app: FastifyInstance,
  patienceMs = PATIENCE_MS,
): { isDraining: () => boolean } {
  let isDraining = false;
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));

  // RFC 9112 §9.6: whoever is told so asks for nothing more on this connection.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    app.server.once('close', () => clearTimeout(timer));
  });
  return { isDraining: () => isDraining };
}
