import type { FastifyInstance } from 'fastify';
import type { GatewayFunctions } from '../dev-tools.ts';
import { refuseForeignWrites, refuseOtherOrigins } from '../own-pages.ts';
import type { DevApi, DevApiRequest } from './dev-api.ts';

const PREFIX = '/worlds/mock';
/** For overrides that hold whole bodies. */
const MAX_BYTES = 512 * 1024;

export function mockRoutes(
  app: FastifyInstance,
  api: DevApi,
  { disconnectSignal }: GatewayFunctions,
): void {
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: `${PREFIX}/*`,
    bodyLimit: MAX_BYTES,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      if (request.method === 'GET') refuseOtherOrigins(request);
      else refuseForeignWrites(request);
    },
    handler: async (request, reply) => {
      const { status, contentType, body } = await api({
        method: request.method as DevApiRequest['method'],
        target: (request.raw.url ?? '').slice(PREFIX.length),
        body: request.body ?? undefined,
        requestId: request.id,
        signal: disconnectSignal(reply),
      });
      return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body);
    },
  });
}
