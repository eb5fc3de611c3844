import { dataOf, type OwnCallOptions, ownCalls, worldNowOf } from '@touchline/api-core/own-calls';
import { readWorldHeaders } from '@touchline/api-core/read-world-headers';
import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import type { Match } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { Sport } from './match-presets.ts';

export interface RequestContext {
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** Reads a world through the same validation and upstream chain as any call. */
export function createWorldReader(options: OwnCallOptions) {
  const calls = ownCalls(options);
  const get = async (
    id: OperationId,
    query: string,
    context: RequestContext,
    given: WorldHeaders = {},
  ) => calls.get(id, query, { ...context, world: readWorldHeaders({ ...given }) });

  return {
    /** The world's instant in milliseconds, if the upstream sends it. Throws if there is no such world. */
    now: async (context: RequestContext, world?: WorldHeaders): Promise<number | undefined> =>
      worldNowOf(await get('listMatchesToday', 'timezoneOffset=0&limit=1', context, world)),
    async hasRealSeasons(context: RequestContext, world?: WorldHeaders): Promise<boolean> {
      const { headers } = await get('listLiveMatches', 'limit=1', context, world);
      return headers['x-world-seasons'] === 'real';
    },
    async matchesOn(
      sport: Sport,
      date: string,
      context: RequestContext,
      world?: WorldHeaders,
    ): Promise<readonly Match[]> {
      const query = `date=${date}&timezoneOffset=0&sportType=${sport}`;
      return dataOf(await get('listMatches', query, context, world));
    },
    match: async (id: string, context: RequestContext, world: WorldHeaders): Promise<Match> =>
      dataOf(await get('getMatch', `matchId=${id}`, context, world)),
  };
}

export type WorldReader = ReturnType<typeof createWorldReader>;
