import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import { originOf } from '../pages/origin.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { ListPages } from './list-pages.ts';
import { sitemapFiles, sitemapIndex } from './sitemap-xml.ts';

export interface SitemapOptions {
  readonly listPages: ListPages;
  readonly publicUrl: URL | undefined;
}

// A site has one name or two; a stranger who makes up names pushes out only other strangers.
const MOST_ORIGINS = 4;

/** Every public page, in one file or, where one cannot hold them, in several and an index of them. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { listPages, publicUrl }: SitemapOptions,
): Promise<void> {
  const written = new LRUCache<string, { pages: object; files: Representation[] }>({
    max: MOST_ORIGINS,
  });

  async function filesFor(origin: string): Promise<Representation[]> {
    const pages = await listPages(origin);
    const known = written.get(origin);
    if (known?.pages === pages) return known.files;
    const parts = sitemapFiles(origin, pages);
    const index = sitemapIndex(parts.map((_, n) => `${origin}/sitemap-${n + 1}.xml`));
    const files = (parts.length > 1 ? [index, ...parts] : parts).map(
      (text) => new Representation(Buffer.from(text), 'application/xml; charset=utf-8'),
    );
    written.set(origin, { pages, files });
    return files;
  }

  const config = { operation: 'sitemap' };
  const forAnHour = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const [first] = await filesFor(originOf(request, publicUrl));
    forAnHour(reply);
    return sendRepresentation(first as Representation, request, reply);
  });

  app.get('/sitemap-:number(^[0-9]{1,4}).xml', { config }, async (request, reply) => {
    const { number } = request.params as { number: string };
    const part = (await filesFor(originOf(request, publicUrl)))[Number(number)];
    if (!part || number.startsWith('0')) throw new GatewayProblem(404, 'There is no such file.');
    forAnHour(reply);
    return sendRepresentation(part, request, reply);
  });
}
