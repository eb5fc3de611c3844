import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ConnectionFault } from '../worlds/effect.ts';

/** A request in this process has no TCP connection. */
function reset(socket: Socket): void {
  if ('resetAndDestroy' in socket) socket.resetAndDestroy();
  else (socket as Socket).destroy(new Error('The connection was reset.'));
}

/** Never responds on a connection, or resets it, to exercise the caller's timeouts and retries. */
export function connectionFaults(app: FastifyInstance) {
  const hanging = new Set<Socket>();
  // Hanging connections must not delay the shutdown.
  app.addHook('preClose', async () => {
    for (const socket of hanging) socket.destroy();
  });
  return (reply: FastifyReply, fault: ConnectionFault): FastifyReply => {
    const socket = reply.raw.socket as Socket;
    reply.hijack();
    if (fault === 'reset') {
      reset(socket);
      return reply;
    }
    hanging.add(socket);
    socket.once('close', () => hanging.delete(socket));
    return reply;
  };
}
