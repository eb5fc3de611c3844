import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';

/** RFC 9111 §5.2.2.5: no browser stores a response. */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook(
    'onSend',
    skippedWhenHot(async (_: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      reply.header('cache-control', 'no-store');
      return payload;
    }),
  );
}
