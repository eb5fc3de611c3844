import { ApiProblem, isProblem } from './api-problem.ts';
import { buildRequest } from './build-request.ts';
import { tokenlessPosts } from './client.generated.ts';
import type {
  BodyOf,
  DataOf,
  GetOf,
  GetPath,
  ParamsOf,
  PostOf,
  PostPath,
} from './operation-types.ts';

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

type Input = Pick<Parameters<typeof buildRequest>[0], 'method' | 'path' | 'params' | 'body'>;

const documentPath = /\.(html|svg)$/;

async function answerOf(response: Response, path: string): Promise<unknown> {
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => undefined);
    throw new ApiProblem(isProblem(problem) ? problem : { status: response.status });
  }
  if (documentPath.test(path)) return response.text();
  return ((await response.json()) as { data: unknown }).data;
}

/** Every shape is the contract's; what is written here is only how a question becomes a request. */
export function createClient(options: ClientOptions): Client {
  const {
    baseUrl,
    token,
    timeoutMs = 60_000,
    fetch = (request) => globalThis.fetch(request),
  } = options;

  async function call(input: Input, { signal, headers, onResponse }: CallOptions = {}) {
    const limit = AbortSignal.timeout(timeoutMs);
    const bearer = tokenlessPosts.includes(input.path) ? undefined : await token?.();
    try {
      const request = buildRequest({
        ...input,
        baseUrl,
        headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      const response = await fetch(request);
      onResponse?.(response);
      return await answerOf(response, input.path);
    } catch (cause) {
      if (cause instanceof ApiProblem || signal?.aborted) throw cause;
      throw new ApiProblem({ status: 0, detail: `No answer to ${input.path}.` }, { cause });
    }
  }

  return {
    get: (path, params, rest) => call({ method: 'GET', path, params }, rest) as never,
    post: (path, body, rest) => call({ method: 'POST', path, body }, rest) as never,
  };
}
