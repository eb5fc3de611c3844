import type { FastifyInstance } from 'fastify';
import type { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=3600, must-revalidate';
const WORKER = '/sw.js';
// It is what it fetches with: a worker goes by the policy of its own script, not by a page's.
const WORKER_POLICY = "default-src 'none';connect-src 'self'";

/** A worker is asked for anew each time, or a deploy would reach nobody. */
function cacheControlOf(url: string): string {
  if (url === WORKER) return 'no-cache';
  return url.startsWith(HASHED) ? FOR_EVER : A_WHILE;
}

export interface AssetRoutesOptions {
  readonly assets: ReadonlyMap<string, Representation>;
}

export async function assetRoutes(app: FastifyInstance, { assets }: AssetRoutesOptions) {
  for (const [url, asset] of assets) {
    app.get(url, { config: { operation: 'asset' } }, (request, reply) => {
      reply.header('cache-control', cacheControlOf(url));
      if (url === WORKER) reply.header('content-security-policy', WORKER_POLICY);
      return sendRepresentation(asset, request, reply);
    });
  }
  const missing = async () => {
    throw new GatewayProblem(404, 'There is no such file.');
  };
  app.get(`${HASHED}*`, missing);
}
