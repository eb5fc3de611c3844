import type { Upstream } from '@touchline/api-core/call';
import { ownCalls, worldNowOf } from '@touchline/api-core/own-calls';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { Contract, Operation, Parameter } from '@touchline/types/contract';
import type { GatewayConfig } from '../config.ts';
import type { PageContext, WorldReading } from './page.ts';

/** The first operation that returns the upstream's time and has no required parameters. */
function findClockOperation({ operations }: Contract): Operation | undefined {
  return operations.find(
    ({ method, parameters, responses, servedBy }) =>
      method === 'GET' &&
      servedBy === 'upstream' &&
      responses['200']?.headers.includes('x-world-now') &&
      parameters.every(({ required }) => !required),
  );
}

const minimumOf = ({ name, schema }: Parameter) => `${name}=${schema.minimum}`;

interface WorldClockOptions {
  readonly config: Pick<GatewayConfig, 'devTools' | 'isMockApi'>;
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly clock: () => number;
}

/** The instant that a page shows, real time or the time of the upstream's world, and whether its seasons are real. */
export function worldClock(
  { config, contract, parseCall, clock }: WorldClockOptions,
  upstream: Upstream,
) {
  // Only then the upstream may show another time than the real one.
  const hasWorld = config.devTools || config.isMockApi;
  const operation = hasWorld ? findClockOperation(contract) : undefined;
  const query = operation?.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.schema.minimum !== undefined)
    .map(minimumOf)
    .join('&');

  const realTime = (): WorldReading => ({ now: clock(), hasRealSeasons: false });
  const { get } = ownCalls({ contract, parseCall, upstream });

  return async ({
    world,
    requestId,
    signal,
  }: Pick<PageContext, 'world' | 'requestId' | 'signal'>): Promise<WorldReading> => {
    if (!operation) return realTime();
    try {
      const response = await get(operation.id, query ?? '', { world, requestId, signal });
      const worldNow = worldNowOf(response);
      return {
        now: worldNow === undefined ? clock() : worldNow + response.ageSeconds * 1000,
        hasRealSeasons: response.headers['x-world-seasons'] === 'real',
      };
    } catch {
      return realTime();
    }
  };
}
