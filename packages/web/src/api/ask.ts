import { ApiProblem, type Client, createClient } from '@touchline/types';
import type { AnswerTo, Call } from './call.ts';
import type { Result } from './result.ts';

export type Ask = <C extends Call>(call: C, signal?: AbortSignal) => Promise<Result<AnswerTo<C>>>;

export interface AskOptions {
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Told of each failed call (SYS-7); a caller that leaves is none. */
  onFailure: (call: Call, problem: ApiProblem) => void;
}

export function createAsk({ origin, fetch, onFailure }: AskOptions): Ask {
  const client: Client = createClient({ baseUrl: `${origin}/api`, ...(fetch && { fetch }) });
  return async (call, signal) => {
    try {
      const options = { headers: { 'accept-language': call.language }, ...(signal && { signal }) };
      return { kind: 'ok', data: (await client.get(call.path, call.params, options)) as never };
    } catch (cause) {
      const problem =
        cause instanceof ApiProblem ? cause : new ApiProblem({ status: 0 }, { cause });
      if (problem.status === 404) return { kind: 'not-found' };
      if (!signal?.aborted) onFailure(call, problem);
      return { kind: 'failed', status: problem.status };
    }
  };
}
