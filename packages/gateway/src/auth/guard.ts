import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook that refuses a request by throwing. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The guards of an operation: `early` before its body is read, `late` after. */
export interface OperationGuards {
  readonly early: Guard[];
  readonly late: Guard[];
}
