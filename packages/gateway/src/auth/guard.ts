import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook that refuses a request by throwing. */
export type AsyncGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook that refuses a request with an error. */
export type CallbackGuard = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
) => void;

export type Guard = AsyncGuard | CallbackGuard;

/** The guards of an operation: `early` before its body is read, `late` after. */
export interface OperationGuards {
  readonly early: Guard[];
  readonly late: Guard[];
}
