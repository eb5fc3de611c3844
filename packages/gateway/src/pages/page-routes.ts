import type { PageRenderer } from '@touchline/types';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import { readCookies } from '@touchline/types/http/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { devWorldOf } from '../api/world-headers.ts';
import { onlyGet } from '../guards/method-not-allowed.ts';
import { leavingSignal } from '../http/disconnect-signal.ts';
import type { FastLane } from '../http/hot-responses.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import type { Metrics } from '../observability/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { originOf } from './origin.ts';
import type { PageVisit } from './page.ts';
import type { Served } from './page-cache.ts';

export interface PageRoutesOptions {
  readonly normalizeUrl: PageRenderer['normalizeUrl'];
  readonly getPage: (visit: PageVisit) => Promise<Served>;
  readonly publicUrl: URL | undefined;
  readonly devTools: boolean;
  /** Where the address alone says by which name the site is called. */
  readonly lane: FastLane | undefined;
  readonly count: Metrics['pages'];
}

const wantsPage = (accept: string | undefined) =>
  accept === undefined || /text\/html|application\/xhtml|\*\/\*/.test(accept);

// `host`, for a page says what it is called; `accept`, for not everybody takes one.
const dependsOn = ['accept-language', 'accept-encoding', 'cookie', 'host', 'accept'];

const pageSender =
  ({ lane, count }: Pick<PageRoutesOptions, 'lane' | 'count'>) =>
  async ({ page, cacheStatus, fresh }: Served, request: FastifyRequest, reply: FastifyReply) => {
    const { answer, representation } = page;
    const { 'content-type': _, ...headers } = answer.headers;
    reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language',
      'cache-status': cacheStatus,
      ...headers,
    });
    // What is moved or missing is no representation of this address: no tag, no 304.
    if (answer.status !== 200) {
      return reply.code(answer.status).type(representation.contentType).send(representation.body);
    }
    return sendRepresentation(representation, request, reply, (bytes) => {
      if (!fresh) return;
      lane?.learn(request, reply, bytes, {
        ...fresh,
        dependsOn,
        cacheName: 'touchline-pages',
        isAged: false,
        count: (result) => count.inc({ result }),
      });
    });
  };

/** Everything that is neither a call nor a file is a page, the page for what is not there included. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { normalizeUrl, getPage, publicUrl, devTools } = options;
  const sendPage = pageSender(options);
  app.get('/*', { config: { operation: 'page' } }, async (request, reply) => {
    const { headers, id, raw } = request;
    if (!wantsPage(headers.accept)) throw new GatewayProblem(404, 'There is no such file.');
    const served = await getPage({
      url: normalizeUrl(raw.url ?? '/'),
      language: preferredLanguage(headers['accept-language']),
      cookies: readCookies(headers.cookie),
      context: {
        origin: originOf(request, publicUrl),
        world: devTools ? devWorldOf(headers) : undefined,
        requestId: id,
        signal: leavingSignal(reply),
      },
    });
    return sendPage(served, request, reply);
  });
  onlyGet(app, '/*');
}
