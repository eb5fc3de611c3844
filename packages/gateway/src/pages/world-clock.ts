import type { Upstream, UpstreamResponse } from '@touchline/api-core/call';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { Contract, Operation, Parameter } from '@touchline/types/contract';
import type { PageContext } from './ssr-fetch.ts';

const WORLD_NOW = 'x-world-now';
const WORLD_SEASONS = 'x-world-seasons';

/** What the upstream says of the world that a page shows. */
export interface WorldReading {
  /** In milliseconds. */
  readonly now: number;
  readonly hasRealSeasons: boolean;
}

/** The first operation that returns the upstream's time and has no required parameters. */
function findClockOperation({ operations }: Contract): Operation | undefined {
  return operations.find(
    ({ method, parameters, responses, servedBy }) =>
      method === 'GET' &&
      servedBy === 'upstream' &&
      responses['200']?.headers.includes(WORLD_NOW) &&
      parameters.every(({ required }) => !required),
  );
}

const minimumOf = ({ name, schema }: Parameter) => `${name}=${schema.minimum}`;

export interface WorldClockOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly upstream: Upstream;
  /** Whether the upstream may show another time than the real one. */
  readonly hasWorld: boolean;
  readonly clock: () => number;
}

/** The instant that a page shows, real time or the time of the upstream's world, and whether its seasons are real. */
export function worldClock({ contract, parseCall, upstream, hasWorld, clock }: WorldClockOptions) {
  const operation = hasWorld ? findClockOperation(contract) : undefined;
  const query = operation?.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.schema.minimum !== undefined)
    .map(minimumOf)
    .join('&');

  const realTime = (): WorldReading => ({ now: clock(), hasRealSeasons: false });
  const instantOf = ({ headers, ageSeconds }: UpstreamResponse): number => {
    const worldNow = Date.parse(headers[WORLD_NOW] ?? '');
    return Number.isNaN(worldNow) ? clock() : worldNow + ageSeconds * 1000;
  };

  return async ({
    world,
    requestId,
    signal,
  }: Pick<PageContext, 'world' | 'requestId' | 'signal'>): Promise<WorldReading> => {
    if (!operation) return realTime();
    try {
      const input = { path: {}, query: query ?? '', headers: {}, world, requestId, signal };
      const response = await upstream(parseCall(operation, input));
      const hasRealSeasons = response.headers[WORLD_SEASONS] === 'real';
      return { now: instantOf(response), hasRealSeasons };
    } catch {
      return realTime();
    }
  };
}
