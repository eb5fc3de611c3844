import type { FastifyInstance } from 'fastify';

/** RFC 9111 §5.2.2.5: no browser stores a response. */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply, payload) => {
    reply.header('cache-control', 'no-store');
    return payload;
  });
}
