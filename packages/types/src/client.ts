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
  /** Absolute; with the prefix `/api` if it is a gateway's. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Returns the access token to send. Not called for the operations that hand out or refresh tokens. */
  token?: () => Promise<string | undefined>;
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Called before the body is read. */
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

const TIMEOUT_MS = 60_000;
const DOCUMENT_PATH = /\.(html|svg)$/;

async function dataOf(response: Response, path: string): Promise<unknown> {
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => undefined);
    throw new ApiProblem(isProblem(problem) ? problem : { status: response.status });
  }
  if (DOCUMENT_PATH.test(path)) return response.text();
  return ((await response.json()) as { data: unknown }).data;
}

/** A client whose paths, parameters and results are typed by the contract. */
export function createClient(options: ClientOptions): Client {
  const {
    baseUrl,
    token,
    timeoutMs = TIMEOUT_MS,
    fetch = (request) => globalThis.fetch(request),
  } = options;

  async function call(input: Input, { signal, headers, onResponse }: CallOptions = {}) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const bearer = tokenlessPosts.includes(input.path) ? undefined : await token?.();
    try {
      const request = buildRequest({
        ...input,
        baseUrl,
        headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const response = await fetch(request);
      onResponse?.(response);
      return await dataOf(response, input.path);
    } catch (cause) {
      if (cause instanceof ApiProblem || signal?.aborted) throw cause;
      throw new ApiProblem({ status: 0, detail: `No response to ${input.path}.` }, { cause });
    }
  }

  return {
    get: (path, params, options) => call({ method: 'GET', path, params }, options) as never,
    post: (path, body, options) => call({ method: 'POST', path, body }, options) as never,
  };
}
