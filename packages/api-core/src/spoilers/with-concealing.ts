import { createCover } from '@touchline/shared/spoilers/covered-matches';
import type { ShownMatches } from '@touchline/shared/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import type { Call, Upstream, UpstreamResponse } from '../call.ts';
import { GatewayProblem } from '../gateway-problem.ts';
import { dataOf, type OwnCallOptions, ownCalls } from '../own-calls.ts';
import { type ConcealContext, isConcealed, ruleOf } from './conceal.ts';
import type { createRecentMatches } from './recent-matches.ts';

export interface ConcealingOptions extends OwnCallOptions {
  readonly recentMatches: ReturnType<typeof createRecentMatches>;
}

/** Sends a call for a visitor who has uncovered only these matches. */
export type ConcealedUpstream = (call: Call, shown: ShownMatches) => Promise<UpstreamResponse>;

/**
 * Conceals the responses of `next` after its cache, which stays the same for all visitors. The concealed ones belong to
 * one visitor: they have no validator, and no cache stores them.
 */
export function withConcealing({ recentMatches, ...options }: ConcealingOptions) {
  const { operation, get } = ownCalls(options);

  /** The match that the data of another operation is about. */
  async function findMatch(call: Call): Promise<Match | undefined> {
    const { matchId } = call.params;
    const matchOperation = operation('getMatch');
    if (!matchOperation || matchId === undefined || call.operation === matchOperation) return;
    const { language = 'en', world, requestId, network, signal } = call;
    const context = { language, world, requestId, network, signal };
    return dataOf(await get('getMatch', `matchId=${matchId}`, context));
  }

  return (next: Upstream): ConcealedUpstream =>
    async (call, shown) => {
      const rule = ruleOf(call.operation.id);
      if (!rule) throw new GatewayProblem(404, 'No such endpoint without spoilers.');
      const { headers, body, ageSeconds } = await next(call);
      const response = { headers, body, ageSeconds, shareable: false };
      if (!isConcealed(call.operation.id)) return response;
      const [{ now, matches }, match] = await Promise.all([recentMatches(call), findMatch(call)]);
      const context: ConcealContext = {
        cover: createCover(shown, now, matches),
        params: call.params,
        match,
      };
      const data = rule(dataOf(response), context);
      return { ...response, body: Buffer.from(JSON.stringify({ data })) };
    };
}
