import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayFunctions } from '../dev-tools.ts';
import type { MockApi, MockApiRequest } from './mock-api.ts';

const PREFIX = '/worlds/mock';
/** For overrides that hold whole bodies. */
const MAX_BYTES = 512 * 1024;

/** Other sites must not write files or overrides through the browser of a developer (Fetch Metadata). */
function rejectOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new GatewayProblem(403, 'Only pages of this site may use this.');
}

/** Passes what the console asks of the mock API beside the contract: overrides and scenario files. */
export function mockRoutes(
  app: FastifyInstance,
  api: MockApi,
  { disconnectSignal }: GatewayFunctions,
): void {
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: `${PREFIX}/*`,
    bodyLimit: MAX_BYTES,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      rejectOtherSites(request);
      const { status, contentType, body } = await api({
        method: request.method as MockApiRequest['method'],
        target: (request.raw.url ?? '').slice(PREFIX.length),
        body: request.body ?? undefined,
        requestId: request.id,
        signal: disconnectSignal(reply),
      });
      return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body);
    },
  });
}
