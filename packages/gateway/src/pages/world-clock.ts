import type { Upstream } from '@touchline/api-core/call';
import { ownCalls, worldNowOf } from '@touchline/api-core/own-calls';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { Contract } from '@touchline/types/contract';
import type { GatewayConfig } from '../config.ts';
import type { PageContext, WorldReading } from './page.ts';

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

  const realTime = (): WorldReading => ({ now: clock(), hasRealSeasons: false });
  const { get } = ownCalls({ contract, parseCall, upstream });

  return async ({
    world,
    requestId,
    signal,
  }: Pick<PageContext, 'world' | 'requestId' | 'signal'>): Promise<WorldReading> => {
    if (!hasWorld) return realTime();
    try {
      const response = await get('listLiveMatches', 'limit=1', { world, requestId, signal });
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
