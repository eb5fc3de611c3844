import { ApiProblem, createClient } from '@touchline/types';
import { NO_TOURNAMENT } from '../paths.ts';
import type { DataFor, PageCall } from './call.ts';
import type { Result } from './result.ts';

export type SendCall = <C extends PageCall>(
  call: C,
  signal?: AbortSignal,
) => Promise<Result<DataFor<C>>>;

export interface SendCallOptions {
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Called for each failed call (SYS-7), unless it was aborted. */
  onFailure: (call: PageCall, problem: ApiProblem) => void;
}

/** The item, or with 501 the whole operation, is not there: it is no failure to retry. */
const LACKING = [404, 501];

/** The service worker marks its cached responses, the gateway those sent because the upstream fails. 0 for all others. */
function ageMsOf(headers: Headers): number {
  const isOnError = headers.get('cache-status')?.includes('stale-if-error');
  const cachedAt = headers.get('x-kept-at');
  return (
    (isOnError ? Number(headers.get('age')) * 1000 + 1 : 0) +
    (cachedAt ? Math.max(1, Date.now() - Number(cachedAt)) : 0)
  );
}

/** Whether nobody answers a call: nobody has the operation or knows a parameter, or what it asks for has no id. */
export function isLacking({ path, params }: PageCall, lacking: ReadonlySet<string>): boolean {
  const query = (params.query ?? {}) as Record<string, unknown>;
  if (query.tournamentId === NO_TOURNAMENT || query.seasonId === '') return true;
  return lacking.has(path) || Object.keys(query).some((name) => lacking.has(`${path}?${name}`));
}

/** Nobody is asked for what nobody answers. */
export const withoutLacking =
  (sendCall: SendCall, lacking: ReadonlySet<string>): SendCall =>
  async (call, signal) =>
    isLacking(call, lacking) ? { kind: 'not-found' } : sendCall(call, signal);

export function createSendCall(options: SendCallOptions): SendCall {
  const { origin, fetch, onFailure } = options;
  const client = createClient({ baseUrl: `${origin}/api`, ...(fetch && { fetch }) });
  return async (call, signal) => {
    try {
      const { data, response } = await client.request('get', call.path, {
        params: call.params as never,
        headers: { 'accept-language': call.language },
        ...(signal && { signal }),
      });
      const { headers } = response;
      const lang = headers.get('content-language') ?? undefined;
      return {
        kind: 'ok',
        data: data as never,
        ageMs: ageMsOf(headers) || undefined,
        lang: lang === call.language ? undefined : lang,
      };
    } catch (cause) {
      const problem =
        cause instanceof ApiProblem ? cause : new ApiProblem({ status: 0 }, { cause });
      if (LACKING.includes(problem.status)) return { kind: 'not-found' };
      if (!signal?.aborted) onFailure(call, problem);
      return { kind: 'failed', status: problem.status };
    }
  };
}
