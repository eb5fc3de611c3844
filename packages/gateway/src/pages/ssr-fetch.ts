import type { Upstream } from '@touchline/api-core/call';
import type { MatchedOperation } from '@touchline/api-core/find-operation';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { FairTurns } from '@touchline/shared/server/fair-turns';
import { problemBody } from '@touchline/shared/server/http/problem-body';
import type { GatewayConfig } from '../config.ts';
import { checkCanonicalPath } from '../guards/canonical-path.ts';
import { toProblem } from '../problems/to-problem.ts';
import type { PageContext } from './page.ts';

interface SsrFetchOptions {
  readonly config: GatewayConfig;
  readonly parseCall: ParseCall;
  readonly matchOperation: (path: string) => MatchedOperation[];
  readonly turns: FairTurns;
}

const PREFIX = '/api/';

/**
 * The `fetch` of a page that is rendered on the server: the same validation, cache and limits as for a request from
 * outside, without going through the network. Pages are anonymous: no token or cookie is sent. What is done with each response, its
 * parsing first, is a piece of work of its own.
 */
export function ssrFetch(
  { config, parseCall, matchOperation, turns }: SsrFetchOptions,
  upstream: Upstream,
  page: PageContext,
) {
  async function respond(request: Request): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url);
    const problem = checkCanonicalPath(pathname);
    if (problem) throw problem;
    const isOwn = origin === page.origin && pathname.startsWith(PREFIX);
    const matched = isOwn
      ? matchOperation(pathname.slice(PREFIX.length - 1)).find(
          ({ operation }) => operation.method === request.method,
        )
      : undefined;
    if (matched?.operation.method !== 'GET' || matched.operation.servedBy === 'gateway') {
      throw new GatewayProblem(404, 'No such endpoint.');
    }
    if (matched.operation.security === 'required') {
      throw new GatewayProblem(
        401,
        'This operation requires a token; pages are rendered without one.',
      );
    }
    const language = request.headers.get('accept-language');
    const call = parseCall(matched.operation, {
      path: matched.path,
      query: search.slice(1),
      headers: { ...(language && { 'accept-language': language }) },
      world: page.world,
      requestId: page.requestId,
      signal: AbortSignal.any([page.signal, request.signal]),
      network: page.network,
    });
    const { headers, body, cacheStatus, ageSeconds, parsed } = await upstream(call);
    await turns.goOn(page.network ?? '');
    call.caller.signal?.throwIfAborted();
    const isJson = matched.operation.responses['200']?.contentType === 'application/json';
    const response = new Response(isJson ? null : (body as Buffer<ArrayBuffer>), {
      status: 200,
      headers: {
        ...headers,
        age: String(Math.floor(ageSeconds)),
        ...(cacheStatus && { 'cache-status': cacheStatus }),
      },
    });
    // Without a stream, which takes longer than parsing; and the body may have been parsed for its check.
    const text = async () => body.toString();
    const json = async () => (parsed?.of === body ? parsed.value : JSON.parse(body.toString()));
    if (isJson) Object.defineProperties(response, { text: { value: text }, json: { value: json } });
    return response;
  }

  return async (request: Request): Promise<Response> => {
    try {
      return await respond(request);
    } catch (error) {
      if (page.signal.aborted || request.signal.aborted) throw error;
      const problem = toProblem(error);
      const { status, errors } = problem;
      const detail = problem.detailFor(config);
      const body = JSON.stringify(problemBody(status, detail, page.requestId, { errors }));
      return new Response(body, {
        status,
        headers: { 'content-type': 'application/problem+json' },
      });
    }
  };
}
