import type { PageRequest } from '@touchline/types';
import type { FastifyBaseLogger } from 'fastify';
import { Representation } from '../http/representation.ts';
import type { Page } from './page-routes.ts';
import type { Render, Rendered } from './render-page.ts';

const HTML = 'text/html; charset=utf-8';

export function asPage({ answer, isFallback }: Rendered): Page {
  const type = answer.headers['content-type'] ?? HTML;
  const kept = isFallback
    ? { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } }
    : answer;
  return {
    answer: kept,
    representation: new Representation(Buffer.from(answer.body), type),
    cacheStatus: isFallback
      ? 'touchline-pages; fwd=miss; detail=shell'
      : 'touchline-pages; fwd=miss',
  };
}

/** Renders for each visitor anew. */
export function freshPages(render: Render) {
  return async (request: PageRequest, _: unknown, log: FastifyBaseLogger): Promise<Page> =>
    asPage(await render(request, log));
}
