import type { Upstream, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { viewKey } from '@touchline/api-core/live/upstream-reader';
import type { ObservedTimelines } from './observed-timelines.ts';

const NOTHING = { startTime: 0, from: 0, to: 0, observed: true, prices: [] };

/**
 * Answers calls of a match's history that the upstream lacks with what the live polls have seen of the match: an empty
 * history, if nothing.
 */
export function withObservedTimelines(next: Upstream, timelines: ObservedTimelines): Upstream {
  return async (call): Promise<UpstreamResponse> => {
    if (call.operation.id !== 'getMatchTimeline') return next(call);
    const { language = 'en', world } = call;
    const matchId = String(call.params.matchId);
    try {
      const response = await next(call);
      timelines.stop();
      return response;
    } catch (error) {
      const status = error instanceof GatewayProblem && error.status;
      const observed = timelines.get(viewKey({ language, world }), matchId);
      if (status !== 501 && !(status === 404 && observed)) throw error;
      const timeline = observed ?? { ...NOTHING, matchId };
      return {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-language': language,
          ...(observed && { 'x-world-now': new Date(observed.to * 1000).toISOString() }),
        },
        body: Buffer.from(JSON.stringify({ data: timeline })),
        shareable: true,
        ageSeconds: 0,
      };
    }
  };
}
