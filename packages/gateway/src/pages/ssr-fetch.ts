import { problemBody } from '@touchline/types/problem-body';
import type { Ask } from '../api/call.ts';
import type { Matched } from '../api/match-operation.ts';
import type { MakeCall } from '../api/parse-call.ts';
import type { DevWorld } from '../api/world-headers.ts';
import { canonicalFault } from '../guards/canonical-path.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { asProblem } from '../problems/to-problem.ts';

export interface SiteFetchOptions {
  readonly ask: Ask;
  readonly makeCall: MakeCall;
  readonly match: (path: string) => Matched[];
}

export interface PageContext {
  readonly origin: string;
  readonly world: DevWorld | undefined;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

const PREFIX = '/api';

function toResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer | string,
): Response {
  return new Response(body as string, {
    status,
    headers,
  });
}

/**
 * The fetch that a page is rendered with: the same checks, cache and limits as a call from outside,
 * without a way round through the network. A page is anonymous: no token, no cookie goes along.
 */
export function siteFetch({ ask, makeCall, match }: SiteFetchOptions, page: PageContext) {
  async function answer(request: Request): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url);
    const fault = canonicalFault(pathname);
    if (fault) throw fault;
    const known = origin === page.origin && pathname.startsWith(`${PREFIX}/`);
    const matched = known
      ? match(pathname.slice(PREFIX.length)).find((one) => one.operation.method === request.method)
      : undefined;
    if (matched?.operation.method !== 'GET' || matched.operation.servedBy === 'gateway') {
      throw new GatewayProblem(404, 'There is no such call.');
    }
    if (matched.operation.security === 'required') {
      throw new GatewayProblem(
        401,
        'A page is rendered for everybody, and this is one person’s own.',
      );
    }
    const language = request.headers.get('accept-language');
    const call = makeCall(matched.operation, {
      path: matched.path,
      query: search.slice(1),
      headers: { ...(language && { 'accept-language': language }), ...page.world },
      requestId: page.requestId,
      signal: AbortSignal.any([page.signal, request.signal]),
    });
    const { headers, body } = await ask(call);
    return toResponse(200, { ...headers }, body);
  }

  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (error) {
      if (page.signal.aborted || request.signal.aborted) throw error;
      const { status, message, errors } = asProblem(error);
      const problem = JSON.stringify(problemBody(status, message, page.requestId, errors));
      return toResponse(status, { 'content-type': 'application/problem+json' }, problem);
    }
  };
}
