import { createCover } from '@touchline/shared/spoilers/covered-matches';
import type { ShownMatches } from '@touchline/shared/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import type { Contract } from '@touchline/types/contract';
import type { Call, Upstream, UpstreamResponse } from '../call.ts';
import { GatewayProblem } from '../gateway-problem.ts';
import type { ParseCall } from '../parse-call.ts';
import { type ConcealContext, isConcealed, ruleOf } from './conceal.ts';
import type { createRecentMatches } from './recent-matches.ts';

export interface ConcealingOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly upstream: Upstream;
  readonly recentMatches: ReturnType<typeof createRecentMatches>;
}

/** Sends a call for a visitor who has uncovered only these matches. */
export type ConcealedUpstream = (call: Call, shown: ShownMatches) => Promise<UpstreamResponse>;

const dataOf = ({ body }: UpstreamResponse) =>
  (JSON.parse(body.toString()) as { data: unknown }).data;

/**
 * Conceals the responses of `next` after its cache, which stays the same for all visitors. The concealed ones belong to
 * one visitor: they have no validator, and no cache stores them.
 */
export function withConcealing({
  contract,
  parseCall,
  upstream,
  recentMatches,
}: ConcealingOptions) {
  const matchOperation = contract.operations.find(({ id }) => id === 'getMatch');

  /** The match that the data of another operation is about. */
  async function findMatch(call: Call): Promise<Match | undefined> {
    const { matchId } = call.params;
    if (!matchOperation || matchId === undefined || call.operation === matchOperation) return;
    const { language = 'en', world, requestId, network, signal } = call;
    const headers = { 'accept-language': language };
    const query = `matchId=${matchId}`;
    const response = await upstream(
      parseCall(matchOperation, { path: {}, query, headers, world, requestId, network, signal }),
    );
    return dataOf(response) as Match;
  }

  return (next: Upstream): ConcealedUpstream =>
    async (call, shown) => {
      const rule = ruleOf(call.operation.id);
      if (!rule) throw new GatewayProblem(404, 'No such endpoint without spoilers.');
      // The token of the whole answer is not one of the concealed.
      const {
        headers: { 'x-replay': _, ...headers },
        body,
        ageSeconds,
      } = await next(call);
      const response = { headers, body, ageSeconds, shareable: false };
      if (!isConcealed(call.operation.id)) return response;
      const [{ now, matches }, match] = await Promise.all([recentMatches(call), findMatch(call)]);
      const context: ConcealContext = {
        cover: createCover(shown, now, matches),
        params: call.params,
        match,
      };
      const data = rule(dataOf(response as UpstreamResponse), context);
      return { ...response, body: Buffer.from(JSON.stringify({ data })) };
    };
}
