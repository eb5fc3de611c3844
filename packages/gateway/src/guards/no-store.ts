import type { FastifyInstance } from 'fastify';

/** RFC 9111 §5.2.2.5: no browser stores a response. */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', (_, reply, payload, done) => {
    reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
