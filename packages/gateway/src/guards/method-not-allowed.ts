import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayProblem } from '../problems/gateway-problem.ts';

/** Teaches the router every method that the parser knows, so that each one can be told 405. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

/** GET brings HEAD along. RFC 9110 §15.5.6: a 405 tells what is allowed. */
export function methodNotAllowed(method: string, allowed: readonly string[]): GatewayProblem {
  const allow = (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', ');
  return new GatewayProblem(405, `${method} is not taken here; ${allow} is.`, {
    headers: { allow },
  });
}

/** For all that can only be had. Before the body is read, which nobody wants. */
export function onlyGet(app: FastifyInstance, url: string): void {
  const refuse = async ({ method }: FastifyRequest) => {
    throw methodNotAllowed(method, ['GET']);
  };
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url,
    onRequest: refuse,
    handler: refuse,
  });
}
