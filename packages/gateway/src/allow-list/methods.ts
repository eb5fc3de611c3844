import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { GatewayProblem } from '../problems/gateway-problem.ts';

/** Teaches the router every method that the parser knows, so that each one can be told 405. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

/** GET brings HEAD along. RFC 9110 §15.5.6: a 405 tells what is allowed. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]) {
  const taken = allowed.includes('GET') ? [...allowed, 'HEAD'] : [...allowed];
  const allow = taken.join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !taken.includes(method)),
    url,
    // Before the body is read: a method that is not taken says nothing about media types.
    onRequest: async ({ method }) => {
      throw new GatewayProblem(405, `${method} is not taken here; ${allow} is.`, {
        headers: { allow },
      });
    },
    handler: async () => undefined,
  });
}
