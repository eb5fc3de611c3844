import type { Call, Upstream } from '@touchline/api-core/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendResponse } from './send-response.ts';

export type CallHandler = (
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/** Handles a call by sending the response of `upstream`. */
export const createCallHandler =
  (upstream: Upstream, sendResponse: SendResponse): CallHandler =>
  async (call, request, reply) =>
    sendResponse(call, await upstream(call), request, reply);
