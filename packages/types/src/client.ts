import createFetchClient from 'openapi-fetch';
import type { paths } from './api.generated.ts';
import type { BodyOf, DataOf, GetOf, GetPath, ParamsOf, PostOf, PostPath } from './calls.ts';
import { tokenlessPosts } from './client.generated.ts';
import { ApiProblem, isProblem } from './problem.ts';

export interface ClientOptions {
  /** Absolute, with the gateway's prefix where there is one. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Hands out the access token for each call but those that ask for one. */
  token?: () => Promise<string | undefined>;
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Shown the answer before what is in it is handed back. */
  onResponse?: (response: Response) => void;
}

export interface Client {
  get<P extends GetPath>(
    path: P,
    params: ParamsOf<GetOf<P>>,
    options?: CallOptions,
  ): Promise<DataOf<GetOf<P>>>;
  post<P extends PostPath>(
    path: P,
    body: BodyOf<PostOf<P>>,
    options?: CallOptions,
  ): Promise<DataOf<PostOf<P>>>;
}

type Answer = { data?: unknown; error?: unknown; response: Response };
type Send = (path: string, init: object) => Promise<Answer>;

function split(path: string, params: Record<string, unknown>) {
  const inPath = (name: string) => path.includes(`{${name}}`);
  const entries = Object.entries(params);
  return {
    path: Object.fromEntries(entries.filter(([name]) => inPath(name))),
    query: Object.fromEntries(entries.filter(([name]) => !inPath(name))),
  };
}

function unwrap({ data, error, response }: Answer): unknown {
  if (response.ok) {
    return typeof data === 'string' ? data : (data as { data: unknown }).data;
  }
  throw new ApiProblem(isProblem(error) ? error : { status: response.status });
}

const documentPath = /\.(html|svg)$/;

export function createClient(options: ClientOptions): Client {
  const { baseUrl, token, timeoutMs = 60_000 } = options;
  const http = createFetchClient<paths>({
    baseUrl,
    querySerializer: { array: { style: 'form', explode: false } },
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function call(send: Send, path: string, init: object, options: CallOptions) {
    const { signal, headers, onResponse } = options;
    const limit = AbortSignal.timeout(timeoutMs);
    const bearer = tokenlessPosts.includes(path) ? undefined : await token?.();
    try {
      const answer = await send(path, {
        ...init,
        headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
        parseAs: documentPath.test(path) ? 'text' : 'json',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      onResponse?.(answer.response);
      return unwrap(answer);
    } catch (cause) {
      if (cause instanceof ApiProblem || signal?.aborted) throw cause;
      throw new ApiProblem({ status: 0, detail: `No answer to ${path}.` }, { cause });
    }
  }

  return {
    get: (path, params, callOptions = {}) =>
      call(http.GET as Send, path, { params: split(path, params) }, callOptions) as never,
    post: (path, body, callOptions = {}) =>
      call(http.POST as Send, path, { body }, callOptions) as never,
  };
}
