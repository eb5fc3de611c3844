import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Holds connections without a word, or tears them down: the caller's time limits have to see to it. */
export function connectionCutter(app: FastifyInstance) {
  const held = new Set<Socket>();
  // Whoever is held must not hold up the end of the server.
  app.addHook('preClose', async () => {
    for (const socket of held) socket.destroy();
  });
  return (reply: FastifyReply, how: 'hang' | 'reset'): FastifyReply => {
    const socket = reply.raw.socket as Socket;
    reply.hijack();
    if (how === 'reset') {
      socket.resetAndDestroy();
      return reply;
    }
    held.add(socket);
    socket.once('close', () => held.delete(socket));
    return reply;
  };
}
