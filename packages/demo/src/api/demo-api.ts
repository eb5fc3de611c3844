import { hash } from 'node:crypto';
import type { Call, Upstream, UpstreamResponse } from '@touchline/api-core/call';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { createUpstreamReader } from '@touchline/api-core/live/upstream-reader';
import { createCallParser } from '@touchline/api-core/parse-call';
import { createRecentMatches } from '@touchline/api-core/spoilers/recent-matches';
import { withConcealing } from '@touchline/api-core/spoilers/with-concealing';
import { ApiError, STATUS_CODES } from '@touchline/mock-api/api-error';
import { readApiPath } from '@touchline/shared/http/api-path';
import { publicCacheControl } from '@touchline/shared/http/cache-control';
import { matchesIfNoneMatch } from '@touchline/shared/http/if-none-match';
import { problemBody, problemMediaType } from '@touchline/shared/http/problem-body';
import { newRequestId } from '@touchline/shared/http/request-id';
import { pathOf, queryOf } from '@touchline/shared/http/url-parts';
import { worldBehind } from '@touchline/shared/http/world-headers';
import type { ShownMatches } from '@touchline/shared/spoilers/shown-matches';
import { contract } from '@touchline/types/contract';
import { LiveStreams, streamHead } from './live-streams.ts';
import { apiCallOf, type MockApi } from './mock-api.ts';
import { Reply } from './reply.ts';
import { createSearchIndex, type Readings } from './search-index.ts';

type Headers = Readonly<Record<string, string>>;

/** A failure as the mock API and the gateway send it. */
function toProblem(error: unknown) {
  if (error instanceof ApiError) {
    const { code, message, headers, errors } = error;
    return { status: STATUS_CODES[code], message, headers, errors };
  }
  if (error instanceof GatewayProblem) return error;
  console.error(error);
  return { status: 500, message: 'Internal error; the console has details.', headers: {} };
}

/** The only place that turns errors into responses. */
function problemResponse(error: unknown): Response {
  const { status, message, headers, errors } = toProblem(error) as GatewayProblem;
  const requestId = newRequestId();
  return new Response(JSON.stringify(problemBody(status, message, requestId, { errors })), {
    status,
    headers: {
      'x-request-id': requestId,
      'cache-control': 'no-store',
      ...headers,
      'content-type': problemMediaType,
    } satisfies Headers,
  });
}

export interface DemoApiOptions {
  readonly mockApi: MockApi;
  readonly clock: () => number;
  readonly readings: () => Promise<Readings>;
  /** What the visitor has uncovered. */
  readonly shownMatches: () => Promise<ShownMatches>;
}

/** An answer, and for how long the worker must live for it. */
export interface Answer {
  readonly response: Response;
  readonly closed?: Promise<void>;
}

/** An answer that the gateway makes, or makes anew: one that belongs to a visitor has no validator. */
function responseOf(
  request: Request,
  { operation }: Call,
  { headers, body, shareable }: UpstreamResponse,
): Response {
  const reply = new Reply();
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  reply.headers.delete('etag');
  if (!operation.cache || !shareable) {
    reply.header('cache-control', 'private, no-store');
  } else {
    const tag = `"${hash('sha1', body, 'base64url')}"`;
    reply.header('etag', `W/${tag}`);
    reply.header('cache-control', publicCacheControl(operation.cache));
    const ifNoneMatch = request.headers.get('if-none-match') ?? undefined;
    if (matchesIfNoneMatch(ifNoneMatch, (one) => one === tag)) return reply.code(304).toResponse();
  }
  if (request.method === 'HEAD') return reply.toResponse();
  return reply.send(body).toResponse();
}

/** The API as the gateway serves it, from `mockApi`: `target` is path and query behind `/api`. */
export function createDemoApi({ mockApi, clock, readings, shownMatches }: DemoApiOptions) {
  const parseCall = createCallParser(contract, { devTools: false });
  const findOperations = createOperationFinder(contract);
  const upstream: Upstream = async ({ target, language, world }) => {
    const reply = await mockApi({
      method: 'GET',
      target,
      body: async () => undefined,
      headers: { ...(language && { 'accept-language': language }), ...world },
    });
    const body = (reply.body ?? Buffer.from('')) as Buffer;
    const headers = Object.fromEntries(reply.headers);
    return { headers, body, shareable: true, ageSeconds: 0 };
  };
  const sources = { contract, parseCall, upstream, clock };
  const streams = new LiveStreams(createUpstreamReader(sources));
  const searchIndex = createSearchIndex(sources, readings);
  const conceal = withConcealing({
    ...sources,
    recentMatches: createRecentMatches({ ...sources, nowFor: async () => clock() }),
  });
  const [concealed, concealedIndex] = [conceal(upstream), conceal(searchIndex)];

  /** The calls that the gateway does not simply pass on. */
  async function ownAnswer(request: Request, target: string): Promise<Answer | undefined> {
    const view = readApiPath(`/api${pathOf(target)}`);
    if (!view) throw new GatewayProblem(404, 'No such endpoint.');
    const { rest: path, behind, isSpoilerFree } = view;
    const isPlain = behind === 0 && !isSpoilerFree;
    const found = findOperations(path).find(({ operation }) => operation.method === 'GET');
    const operation = found?.operation;
    if (isPlain && operation?.servedBy !== 'gateway') return undefined;
    if (!found || !operation) throw new GatewayProblem(404, 'No such endpoint.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const detail = `${path} does not allow ${request.method}; use GET, HEAD.`;
      throw new GatewayProblem(405, detail, { headers: { allow: 'GET, HEAD' } });
    }
    const call = parseCall(operation, {
      path: found.path,
      query: queryOf(target),
      signal: request.signal,
      headers: Object.fromEntries(request.headers),
      world: worldBehind(undefined, behind),
      requestId: newRequestId(),
    });
    const shown = isSpoilerFree ? await shownMatches() : undefined;
    if (operation.id === 'streamLive') {
      return request.method === 'HEAD' ? { response: streamHead() } : streams.open(call, shown);
    }
    const isIndex = operation.id === 'getSearchIndex';
    const answer = shown
      ? await (isIndex ? concealedIndex : concealed)(call, shown)
      : await (isIndex ? searchIndex : upstream)(call);
    return { response: responseOf(request, call, answer) };
  }

  return async (request: Request, target: string): Promise<Answer> => {
    try {
      return (
        (await ownAnswer(request, target)) ?? {
          response: (await mockApi(apiCallOf(request, target))).toResponse(),
        }
      );
    } catch (error) {
      return { response: problemResponse(error) };
    }
  };
}
