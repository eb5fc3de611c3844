import type { Upstream, UpstreamResponse } from '@touchline/api-core/call';
import type { Contract, Operation, Parameter } from '@touchline/types/contract';
import type { AppContext } from '../app-context.ts';
import type { PageContext, WorldReading } from './page.ts';

const WORLD_NOW = 'x-world-now';
const WORLD_SEASONS = 'x-world-seasons';

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

/** The instant that a page shows, real time or the time of the upstream's world, and whether its seasons are real. */
export function worldClock({ config, contract, parseCall, clock }: AppContext, upstream: Upstream) {
  // Only then the upstream may show another time than the real one.
  const hasWorld = config.devTools || config.isMockApi;
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
