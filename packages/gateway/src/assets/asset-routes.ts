import type { FastifyInstance } from 'fastify';
import type { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

const HASHED_PREFIX = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600, must-revalidate';
const WORKER_URL = '/sw.js';
// A service worker uses the CSP of its own script, not the page's.
const WORKER_POLICY = "default-src 'none';connect-src 'self'";

/** Browsers revalidate the service worker each time, so that a deployment reaches them. */
function cacheControlOf(url: string): string {
  if (url === WORKER_URL) return 'no-cache';
  return url.startsWith(HASHED_PREFIX) ? IMMUTABLE : ONE_HOUR;
}

export interface AssetRoutesOptions {
  readonly assets: ReadonlyMap<string, Representation>;
}

export async function assetRoutes(app: FastifyInstance, { assets }: AssetRoutesOptions) {
  for (const [url, asset] of assets) {
    app.get(url, { config: { operation: 'asset' } }, (request, reply) => {
      reply.header('cache-control', cacheControlOf(url));
      if (url === WORKER_URL) reply.header('content-security-policy', WORKER_POLICY);
      return sendRepresentation(asset, request, reply);
    });
  }
  const rejectMissing = async () => {
    throw new GatewayProblem(404, 'No such file.');
  };
  app.get(`${HASHED_PREFIX}*`, rejectMissing);
}
