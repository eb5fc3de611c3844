import { createOperationFinder } from '@touchline/api-core/find-operation';
import { ApiError, invalidInput } from '@touchline/mock-api/api-error';
import { encodeResponse } from '@touchline/mock-api/http/encode-response';
import { MAX_URL_LENGTH, routeErrors } from '@touchline/mock-api/http/not-found';
import {
  type HandlerParts,
  operationHandlerFactory,
} from '@touchline/mock-api/http/operation-handler';
import type { ApiReply, ApiRequest } from '@touchline/mock-api/http/server-types';
import { behindMsOf, sharedWorld } from '@touchline/mock-api/request-world';
import type { createWorld } from '@touchline/mock-api/world';
import { pathOf, queryOf } from '@touchline/shared/http/url-parts';
import { contract, type Operation } from '@touchline/types/contract';
import type { MatchLists } from './match-lists.ts';
import { Reply } from './reply.ts';

/** As the mock API accepts. */
const MAX_BODY_BYTES = 16_384;

/** The JSON body of a request; throws a 400, 413 or 415 if it has none that may be read. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  const type = request.headers.get('content-type') ?? '';
  if (text === '' && type === '') return undefined;
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError(
      'unsupported-media-type',
      `Send the body as application/json, not ${type || 'a body without a content type'}.`,
    );
  }
  if (new Blob([text]).size > MAX_BODY_BYTES) {
    throw new ApiError('body-too-large', `The body may have ${MAX_BODY_BYTES} bytes at most.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `is not valid JSON: ${(error as Error).message}`;
    throw invalidInput([{ field: 'body', in: 'body', message }]);
  }
}

const MATCH_LISTS: readonly Operation['id'][] = [
  'listMatches',
  'listMatchesToday',
  'listMatchesTomorrow',
  'listMainMatches',
  'listLiveMatches',
];

type Params = Readonly<Record<string, unknown>>;

/** A call of the API, without its prefix. */
export interface ApiCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => Promise<unknown>;
}

export type MockApi = (call: ApiCall) => Promise<Reply>;

export const apiCallOf = (request: Request, target: string): ApiCall => ({
  method: request.method,
  target,
  headers: Object.fromEntries(request.headers),
  body: () => readBody(request),
});

export interface MockApiOptions {
  readonly world: ReturnType<typeof createWorld>;
  readonly matchLists: MatchLists;
  readonly accounts: HandlerParts['accounts'];
  readonly chatLog: HandlerParts['chatLog'];
  /** The data of an operation that are a file of the demo; `undefined` for those that handlers compute. */
  readonly fileOf: (
    id: Operation['id'],
    params: Params,
    language: string,
  ) => Promise<string | undefined>;
  /** The world's time, in milliseconds. */
  readonly clock: () => number;
}

function decodePath(path: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)]),
    );
  } catch {
    throw new ApiError('not-found', 'No such endpoint: invalid percent-encoding.');
  }
}

/** The mock API without a server: the same handlers, behind a router of its own. Throws `ApiError`s. */
export function createMockApi(options: MockApiOptions): MockApi {
  const { world, matchLists, accounts, chatLog, clock } = options;
  const operations = contract.operations.filter(({ servedBy }) => servedBy === 'upstream');
  const findOperations = createOperationFinder({ ...contract, operations });
  const routeError = routeErrors(operations);

  const createHandler = operationHandlerFactory<ApiRequest, ApiReply>(
    { accounts, chatLog, devTools: false },
    {
      requestWorld: ({ headers }) => sharedWorld(world, clock() - behindMsOf(headers)),
      async respond(operation, params, language, compute) {
        const file = await options.fileOf(operation.id, params as Params, language);
        if (file !== undefined) return encodeResponse(operation, file);
        const data = await compute();
        return MATCH_LISTS.includes(operation.id)
          ? matchLists.encode(data as object[])
          : encodeResponse(operation, data);
      },
    },
  );
  const handlers = new Map(operations.map((operation) => [operation, createHandler(operation)]));

  return async ({ method, target, headers, body }) => {
    if (target.length > MAX_URL_LENGTH) {
      throw new ApiError('url-too-long', `The URL is longer than ${MAX_URL_LENGTH} characters.`);
    }
    const wanted = method === 'HEAD' ? 'GET' : method;
    const found = findOperations(pathOf(target)).find(
      ({ operation }) => operation.method === wanted,
    );
    const handle = found && handlers.get(found.operation);
    if (!found || !handle) throw routeError(method, target);
    const reply = new Reply();
    const request = {
      url: target,
      headers: { ...headers, 'user-agent': navigator.userAgent },
      params: decodePath(found.path),
      query: new URLSearchParams(queryOf(target)),
      body: wanted === 'GET' ? undefined : await body(),
    };
    await handle(request, reply);
    if (method === 'HEAD') reply.body = undefined;
    return reply;
  };
}
