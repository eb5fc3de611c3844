import { METHODS } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './http-problem.ts';

/** Registers every method that Node's parser accepts, so that routes can respond with 405 to it. */
export function registerAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

/** A 405 with Allow (RFC 9110 §15.5.6). GET implies HEAD. */
export function methodNotAllowed(method: string, allowed: readonly string[]): HttpProblem {
  const allow = (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', ');
  return new HttpProblem(
    405,
    `${method} is not allowed here; use ${allow.replaceAll(', ', ' or ')}.`,
    {
      headers: { allow },
    },
  );
}

/** Sends a 405 of its own, or resolves to undefined for the JSON problem. */
type SendOther = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>;

/** Responds with 405 to other methods than GET and HEAD, before the body is read. */
export function rejectNonGet(app: FastifyInstance, url: string, sendOther?: SendOther): void {
  const reject = async (request: FastifyRequest, reply: FastifyReply) => {
    const sent = await sendOther?.(request, reply);
    if (sent) return sent;
    throw methodNotAllowed(request.method, ['GET']);
  };
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url,
    onRequest: reject,
    handler: reject,
  });
}
