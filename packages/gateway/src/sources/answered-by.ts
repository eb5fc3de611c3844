import type { Upstream } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';

/** Where an answer comes from: in a header, if there is more than one source. */
export const ANSWERED_BY = 'x-answered-by';

export type Source = 'upstream' | 'bundled' | 'recording';

const marked = <T extends { readonly headers: Readonly<Record<string, string>> }>(
  response: T,
  source: Source,
): T => Object.assign(response, { headers: { [ANSWERED_BY]: source, ...response.headers } });

/** Adds the mark to the response or the problem that a promise settles with. */
export async function markedBy<T extends { readonly headers: Readonly<Record<string, string>> }>(
  source: Source,
  answer: Promise<T>,
): Promise<T> {
  try {
    return marked(await answer, source);
  } catch (error) {
    throw error instanceof GatewayProblem ? marked(error, source) : error;
  }
}

/** Remembers who has answered last. */
export function rememberSource(next: Upstream): {
  upstream: Upstream;
  last: () => string | undefined;
} {
  let source: string | undefined;
  return {
    last: () => source,
    async upstream(call) {
      const response = await next(call);
      source = response.headers[ANSWERED_BY];
      return response;
    },
  };
}
