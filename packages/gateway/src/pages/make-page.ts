import type { MatchedOperation } from '@touchline/api-core/find-operation';
import type { PageResponse } from '@touchline/shared/domain/page-renderer';
import type { FairTurns } from '@touchline/shared/server/fair-turns';
import { Representation } from '../http/representation.ts';
import { trackFailures } from './failure-tracker.ts';
import type { MakePage, RequestSources } from './page.ts';
import type { Render } from './render-with-budget.ts';
import { timeCalls } from './time-calls.ts';

export interface PageMakerOptions
  extends Pick<RequestSources, 'fetchFor' | 'rememberFor' | 'worldFor'> {
  readonly matchOperation: (path: string) => MatchedOperation[];
  readonly render: Render;
  readonly devTools: boolean;
  readonly lacking: readonly string[];
  readonly turns: FairTurns;
}

const HTML = 'text/html; charset=utf-8';

/** False with a nonce, which is secure only once, and with a cookie, which belongs to one visitor. */
function isShareable({ status, headers }: PageResponse): boolean {
  const policy = headers['content-security-policy'] ?? '';
  const isPrivate = /no-store/.test(headers['cache-control'] ?? '');
  // The same 404 is for all paths that have no page.
  return (
    (status === 200 || status === 404) &&
    !policy.includes("'nonce-") &&
    !headers['set-cookie'] &&
    !isPrivate
  );
}

/** Renders the page of a visit with its own clock, fetch and time budget. */
export function createPageMaker(options: PageMakerOptions): MakePage {
  const { render, fetchFor, rememberFor, worldFor, matchOperation } = options;
  const { devTools, lacking, turns } = options;
  return async ({ url, cookies, context }) => {
    const { fetch: tracked, hasFailed } = trackFailures(fetchFor(context));
    const timed = devTools ? timeCalls(tracked, matchOperation) : undefined;
    const fetch = timed?.fetch ?? tracked;
    const { origin, signal, network = '' } = context;
    const turn = () => turns.goOn(network);
    const remember = rememberFor(context);
    const world = await worldFor(context);
    const { response, isFallback } = await render(
      { url, origin, cookies, ...world, devTools, lacking, fetch, remember, signal, turn },
      context.requestId,
      turns.next(network),
    );
    const timing = timed?.serverTiming();
    const headers: PageResponse['headers'] = {
      ...response.headers,
      ...(isFallback && { 'cache-control': 'no-store' }),
      ...(timing && { 'server-timing': timing }),
    };
    return {
      response: { status: response.status, headers },
      representation: new Representation(
        Buffer.from(response.body),
        headers['content-type'] ?? HTML,
      ),
      isCacheable: !isFallback && !hasFailed() && isShareable(response),
    };
  };
}
