import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 600;
export const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/**
 * Lets pages of any origin call the API, such as another front end on its own port. Tokens and worlds come in headers,
 * so no cookies need to be allowed, and any origin can be.
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (headers.origin === undefined) return;
    reply.headers(FOR_ANY_ORIGIN);
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST')
      // A wildcard would not include Authorization.
      .header(
        'access-control-allow-headers',
        headers['access-control-request-headers'] ?? 'authorization, content-type',
      )
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  });
}
