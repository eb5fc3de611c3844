import type { Upstream, UpstreamResponse } from '@touchline/api-core/call';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { WorldHeaders } from '@touchline/shared/http/world-headers';
import type { Match } from '@touchline/types';
import type { Contract, OperationId } from '@touchline/types/contract';
import type { Sport } from './match-presets.ts';

export interface RequestContext {
  readonly requestId: string;
  readonly signal: AbortSignal;
}

const dataOf = <Data>({ body }: UpstreamResponse) =>
  (JSON.parse(body.toString()) as { data: Data }).data;

/** Reads a world through the same validation and upstream chain as any call. */
export function createWorldReader(contract: Contract, parseCall: ParseCall, upstream: Upstream) {
  async function get(
    id: OperationId,
    query: Record<string, string>,
    context: RequestContext,
    world?: WorldHeaders,
  ): Promise<UpstreamResponse> {
    const operation = contract.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const input = { path: {}, query: `${new URLSearchParams(query)}`, headers: { ...world } };
    return upstream(parseCall(operation, { ...input, ...context }));
  }

  return {
    /** The world's instant in milliseconds, if the upstream sends it. Throws if there is no such world. */
    async now(context: RequestContext, world?: WorldHeaders): Promise<number | undefined> {
      const query = { timezoneOffset: '0', limit: '1' };
      const { headers } = await get('listMatchesToday', query, context, world);
      const worldNow = Date.parse(headers['x-world-now'] ?? '');
      return Number.isNaN(worldNow) ? undefined : worldNow;
    },
    async hasRealSeasons(context: RequestContext, world?: WorldHeaders): Promise<boolean> {
      const { headers } = await get('listLiveMatches', { limit: '1' }, context, world);
      return headers['x-world-seasons'] === 'real';
    },
    async matchesOn(
      sport: Sport,
      date: string,
      context: RequestContext,
      world?: WorldHeaders,
    ): Promise<readonly Match[]> {
      const query = { date, timezoneOffset: '0', sportType: sport };
      return dataOf<Match[]>(await get('listMatches', query, context, world));
    },
    async match(matchId: string, context: RequestContext, world: WorldHeaders): Promise<Match> {
      return dataOf<Match>(await get('getMatch', { matchId }, context, world));
    },
  };
}

export type WorldReader = ReturnType<typeof createWorldReader>;
