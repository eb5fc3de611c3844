import type { PageAnswer, PageRequest } from '@touchline/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherMethods } from '../allow-list/methods.ts';
import { devWorldOf } from '../calls/dev-world.ts';
import { readCookies } from '../http/cookies.ts';
import { preferredLanguage } from '../http/language.ts';
import { leavingSignal } from '../http/leaving-signal.ts';
import type { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { originOf } from './origin.ts';
import type { PageContext } from './site-fetch.ts';

export interface Page {
  readonly answer: PageAnswer;
  readonly representation: Representation;
  readonly cacheStatus: string;
}

export interface PageRoutesOptions {
  readonly getPage: (
    request: PageRequest,
    context: PageContext,
    log: FastifyRequest['log'],
  ) => Promise<Page>;
  readonly fetchFor: (context: PageContext) => PageRequest['fetch'];
  readonly nowFor: (context: PageContext) => Promise<number>;
  readonly publicUrl: URL | undefined;
  readonly devTools: boolean;
}

const wantsPage = (accept: string | undefined) =>
  accept === undefined || /text\/html|application\/xhtml|\*\/\*/.test(accept);

async function sendPage(
  { answer, representation, cacheStatus }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { 'content-type': _, ...headers } = answer.headers;
  reply.headers({
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language',
    'cache-status': cacheStatus,
    ...headers,
  });
  // A moved or missing page has a validator as little as a 304 has a place for its status.
  if (answer.status !== 200) {
    return reply.code(answer.status).type(representation.contentType).send(representation.body);
  }
  return sendRepresentation(representation, request, reply);
}

/** Everything that is neither a call nor a file is a page, the page for what is not there included. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { getPage, fetchFor, nowFor, publicUrl, devTools } = options;
  app.get('/*', { config: { operation: 'page' } }, async (request, reply) => {
    const { headers, id, log, raw } = request;
    const signal = leavingSignal(reply);
    if (!wantsPage(headers.accept)) throw new GatewayProblem(404, 'There is no such file.');
    const world = devTools ? devWorldOf(headers) : undefined;
    const context = { origin: originOf(request, publicUrl), world, requestId: id, signal };
    const page = await getPage(
      {
        url: raw.url ?? '/',
        origin: context.origin,
        cookies: readCookies(headers.cookie),
        acceptLanguage: preferredLanguage(headers['accept-language']),
        now: await nowFor(context),
        fetch: fetchFor(context),
        signal,
      },
      context,
      log,
    );
    return sendPage(page, request, reply);
  });
  refuseOtherMethods(app, '/*', ['GET']);
}
