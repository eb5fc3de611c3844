import type { Contract, Operation, Parameter } from '@touchline/types/contract';
import type { Answer, Ask } from '../api/call.ts';
import type { MakeCall } from '../api/parse-call.ts';
import type { PageContext } from './ssr-fetch.ts';

const WORLD_NOW = 'x-world-now';

/** The first call that tells the upstream's time and asks for nothing. */
function clockCall({ operations }: Contract): Operation | undefined {
  return operations.find(
    ({ method, parameters, responses, servedBy }) =>
      method === 'GET' &&
      servedBy === 'upstream' &&
      responses['200']?.headers.includes(WORLD_NOW) &&
      parameters.every(({ required }) => !required),
  );
}

const leastOf = ({ name, schema }: Parameter) => `${name}=${schema.minimum}`;

export interface SiteClockOptions {
  readonly contract: Contract;
  readonly makeCall: MakeCall;
  readonly ask: Ask;
  readonly devTools: boolean;
  readonly clock: () => number;
}

/** The instant that a page shows: real time, or with dev tools the time of the upstream's world. */
export function siteClock({ contract, makeCall, ask, devTools, clock }: SiteClockOptions) {
  const operation = devTools ? clockCall(contract) : undefined;
  const query = operation?.parameters
    .filter((one) => one.in === 'query' && one.schema.minimum !== undefined)
    .map(leastOf)
    .join('&');

  const instantOf = ({ headers, ageSeconds }: Answer): number => {
    const told = Date.parse(headers[WORLD_NOW] ?? '');
    return Number.isNaN(told) ? clock() : told + ageSeconds * 1000;
  };

  return async ({ world, requestId, signal }: PageContext): Promise<number> => {
    if (!operation) return clock();
    try {
      const incoming = { path: {}, query: query ?? '', headers: { ...world }, requestId, signal };
      return instantOf(await ask(makeCall(operation, incoming)));
    } catch {
      return clock();
    }
  };
}
