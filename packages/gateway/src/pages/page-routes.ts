import type { IncomingHttpHeaders } from 'node:http';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { readCookies } from '@touchline/shared/domain/http/cookies';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { rejectNonGet } from '@touchline/shared/server/http/method-not-allowed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../http/encoding.ts';
import type { FrontCache } from '../http/front-cache.ts';
import { sendRepresentation, sendWithoutEtag } from '../http/send-representation.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { PageVisit, RequestSources } from './page.ts';
import type { ServedPage } from './page-cache.ts';

export interface PageRoutesOptions extends Pick<RequestSources, 'contextFor'> {
  readonly normalizeUrl: PageRenderer['normalizeUrl'];
  readonly getPage: (visit: PageVisit) => Promise<ServedPage>;
  /** Only if the origin of a page does not depend on `X-Forwarded-*` headers, which no stored page compares. */
  readonly frontCache: FrontCache | undefined;
  readonly count: Metrics['pages'];
}

const acceptsHtml = (accept: string | undefined) =>
  accept === undefined || /text\/html|application\/xhtml|\*\/\*/.test(accept);

/** A form that a browser submits without script: its visitor gets the page, which says what it needs, and not JSON. */
const isSubmittedForm = ({ headers }: FastifyRequest) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    headers['content-type'] ?? '',
  ) && /text\/html/.test(headers.accept ?? '');

/**
 * What a page depends on, but for its URL: `host`, because it contains its own origin; whether HTML is
 * accepted, because the response is a 404 otherwise; the cookies that it has read, where `*` stands for all. Others, which
 * anybody can make up, make no variant.
 */
const variantWith = (cookieNames: readonly string[]) => (headers: IncomingHttpHeaders) => {
  const { cookie, host, accept, 'accept-encoding': encoding } = headers;
  const cookies = readCookies(cookie);
  const values = cookieNames.map((name) => (name === '*' ? cookie : cookies[name]));
  return JSON.stringify([preferredEncoding(encoding), host, acceptsHtml(accept), ...values]);
};

const hitCounter = (count: Metrics['pages']) => () => count.inc({ result: 'hit' });

const createPageSender =
  ({ frontCache, count }: Pick<PageRoutesOptions, 'frontCache' | 'count'>) =>
  async (
    { page, cacheStatus, fresh }: ServedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { response, representation } = page;
    const { 'content-type': _, ...headers } = response.headers;
    reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'cookie',
      'cache-status': cacheStatus,
      ...headers,
    });
    // A redirect or an error is no representation of the URL: no ETag, no 304.
    if (response.status !== 200) {
      const { body, contentType } = representation;
      return sendWithoutEtag(body, contentType, reply.code(response.status), true);
    }
    return sendRepresentation(representation, request, reply, (bytes) => {
      if (!fresh) return;
      frontCache?.store(request, reply, {
        body: bytes,
        madeAt: fresh.madeAt,
        freshMs: fresh.freshMs,
        cacheName: 'touchline-pages',
        hasAge: false,
        variantOf: variantWith(fresh.cookieNames),
        countHit: hitCounter(count),
      });
    });
  };

/** Every path that is neither an endpoint nor a file is a page; the site renders its own 404. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { normalizeUrl, getPage, contextFor } = options;
  const sendPage = createPageSender(options);
  const servePage = (request: FastifyRequest, reply: FastifyReply): Promise<ServedPage> =>
    getPage({
      url: normalizeUrl(request.raw.url ?? '/'),
      cookies: readCookies(request.headers.cookie),
      context: contextFor(request, reply),
    });
  app.get('/*', { config: { operation: 'page' } }, async (request, reply) => {
    if (!acceptsHtml(request.headers.accept)) throw new GatewayProblem(404, 'No such file.');
    return sendPage(await servePage(request, reply), request, reply);
  });
  rejectNonGet(app, '/*', async (request, reply) => {
    if (!isSubmittedForm(request)) return undefined;
    const { page, cacheStatus, fresh } = await servePage(request, reply);
    reply.header('allow', 'GET, HEAD');
    return sendPage(
      {
        page: { ...page, response: { ...page.response, status: 405 } },
        cacheStatus,
        ...(fresh && { fresh }),
      },
      request,
      reply,
    );
  });
}
