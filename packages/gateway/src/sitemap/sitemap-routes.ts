import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FairTurns } from '@touchline/shared/server/fair-turns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressLimit } from '../auth/rate-limit-guard.ts';
import { clientNetwork } from '../http/client-network.ts';
import { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import { originOf } from '../pages/origin.ts';
import type { ListPages } from './list-pages.ts';
import { sitemapFiles, sitemapIndex } from './sitemap-xml.ts';

export interface SitemapOptions {
  readonly listPages: ListPages;
  readonly publicUrl: URL | undefined;
  readonly turns: FairTurns;
}

// A site has one or two origins; the bounds are for made-up Host headers.
const MAX_ORIGINS = 2;
/** How many sitemaps are written for an address; cached ones do not count. */
const WRITTEN = { max: 20, windowSeconds: 60 };

/** All public pages in one sitemap, or in several with an index if they exceed the limit of one. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { listPages, publicUrl, turns }: SitemapOptions,
): Promise<void> {
  const cache = new LRUCache<string, { pages: object; files: Representation[] }>({
    max: MAX_ORIGINS,
  });
  const limitWritten = addressLimit(app, 'sitemap', WRITTEN);

  async function filesFor(request: FastifyRequest, reply: FastifyReply): Promise<Representation[]> {
    const origin = originOf(request, publicUrl);
    const pages = await listPages(origin);
    const cached = cache.get(origin);
    if (cached?.pages === pages) return cached.files;
    await limitWritten(request, reply);
    await turns.next(clientNetwork(request));
    const parts = sitemapFiles(origin, pages);
    const index = sitemapIndex(parts.map((_, n) => `${origin}/sitemap-${n + 1}.xml`));
    const files = (parts.length > 1 ? [index, ...parts] : parts).map(
      (text) => new Representation(Buffer.from(text), 'application/xml; charset=utf-8'),
    );
    cache.set(origin, { pages, files });
    return files;
  }

  const config = { operation: 'sitemap' };
  const cacheForAnHour = (reply: FastifyReply) =>
    reply.header('cache-control', 'public, max-age=3600');

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const [first] = await filesFor(request, reply);
    cacheForAnHour(reply);
    return sendRepresentation(first as Representation, request, reply);
  });

  app.get('/sitemap-:number(^[0-9]{1,4}).xml', { config }, async (request, reply) => {
    const { number } = request.params as { number: string };
    const part = (await filesFor(request, reply))[Number(number)];
    if (!part || number.startsWith('0')) throw new GatewayProblem(404, 'No such file.');
    cacheForAnHour(reply);
    return sendRepresentation(part, request, reply);
  });
}
