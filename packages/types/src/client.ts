import createFetchClient, { type FetchOptions, type Middleware } from 'openapi-fetch';
import type { PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { paths } from './api.generated.ts';
import { ApiProblem, isProblem } from './api-problem.ts';
import { tokenlessPosts } from './client.generated.ts';
import type { DataOf } from './response-data.ts';

export interface ClientOptions {
  /** Absolute; with the prefix `/api` if it is a gateway's. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Returns the access token to send. Not called for the operations that hand out or refresh tokens. */
  token?: () => Promise<string | undefined>;
  /** The language of names and texts in responses; without it the browser sends its own preference. */
  language?: string;
  /** Until the response is read. */
  timeoutMs?: number;
}

type Method = 'get' | 'post';

/** openapi-fetch's options, without those that change the type of the result. */
type CallInit<Operation> = Pick<
  FetchOptions<Operation>,
  'params' | 'body' | 'headers' | 'signal' | 'middleware'
>;

/** Not generic in the options, as openapi-fetch's is, so that an unknown parameter does not compile. */
type Send<M extends Method> = <P extends PathsWithMethod<paths, M>>(
  path: P,
  ...init: RequiredKeysOf<FetchOptions<paths[P][M]>> extends never
    ? [CallInit<paths[P][M]>?]
    : [CallInit<paths[P][M]>]
) => Promise<DataOf<paths[P][M]>>;

/** openapi-fetch's GET and POST, which resolve to the data or reject with an ApiProblem. */
export interface Client {
  GET: Send<'get'>;
  POST: Send<'post'>;
  /** The same with the response, whose body has been read. */
  request<M extends Method, P extends PathsWithMethod<paths, M>>(
    method: M,
    path: P,
    init: CallInit<paths[P][M]>,
  ): Promise<{ data: DataOf<paths[P][M]>; response: Response }>;
  /** The last middleware is the first that sees a response. */
  use(...middleware: Middleware[]): void;
}

export type GetPath = PathsWithMethod<paths, 'get'>;
export type { Middleware };

const TIMEOUT_MS = 60_000;
const DOCUMENT_PATH = /\.(html|svg)$/;

const noResponse = (path: string, cause: unknown) =>
  new ApiProblem({ status: 0, detail: `No response to ${path}.` }, { cause });

const timeout = (timeoutMs: number): Middleware => ({
  onRequest: ({ request }) =>
    new Request(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    }),
});

const acceptLanguage = (language: string): Middleware => ({
  onRequest: ({ request }) => request.headers.set('accept-language', language),
});

const bearer = (token: () => Promise<string | undefined>): Middleware => ({
  async onRequest({ request, schemaPath }) {
    if (tokenlessPosts.includes(schemaPath)) return;
    const value = await token();
    if (value) request.headers.set('authorization', `Bearer ${value}`);
  },
});

const problems: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const problem: unknown = await response.json().catch(() => undefined);
    throw new ApiProblem(isProblem(problem) ? problem : { status: response.status });
  },
  onError: ({ error, schemaPath }) => noResponse(schemaPath, error),
};

async function dataOf(response: Response, path: string): Promise<unknown> {
  try {
    if (DOCUMENT_PATH.test(path)) return await response.text();
    return ((await response.json()) as { data: unknown }).data;
  } catch (cause) {
    throw noResponse(path, cause);
  }
}

/** A client whose paths, parameters, bodies and results are typed by the contract. */
export function createClient(options: ClientOptions): Client {
  const {
    baseUrl,
    token,
    language,
    timeoutMs = TIMEOUT_MS,
    fetch = (request) => globalThis.fetch(request),
  } = options;
  const client = createFetchClient<paths>({
    baseUrl,
    fetch,
    // The contract's lists are one value, separated by commas.
    querySerializer: { array: { style: 'form', explode: false } },
  });
  // The timeout comes first: it covers the wait for the token.
  client.use(timeout(timeoutMs));
  if (language) client.use(acceptLanguage(language));
  if (token) client.use(bearer(token));
  client.use(problems);

  async function send(
    method: Method,
    path: string,
    init: { signal?: AbortSignal | null | undefined } = {},
  ) {
    try {
      // As a stream the body is read below, where its end can fail too.
      const streamed = { ...init, parseAs: 'stream' } as never;
      const { response } = await client.request(method, path as never, streamed);
      return { data: (await dataOf(response, path)) as never, response };
    } catch (cause) {
      throw init.signal?.aborted ? init.signal.reason : cause;
    }
  }

  return {
    GET: async (path, init?) => (await send('get', path, init)).data,
    POST: async (path, init?) => (await send('post', path, init)).data,
    request: send as Client['request'],
    use: client.use,
  };
}
