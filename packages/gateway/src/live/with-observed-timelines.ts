import type { Upstream, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { viewKey } from '@touchline/api-core/live/upstream-reader';
import type { ObservedTimelines } from './observed-timelines.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof GatewayProblem && (error.status === 404 || error.status === 501);

/** Answers calls of a match's history that the upstream lacks with what the live polls have seen of the match. */
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
      if (!isMissing(error)) throw error;
      const timeline = timelines.get(viewKey({ language, world }), matchId);
      if (!timeline) {
        throw new GatewayProblem(404, `No history of the match ${matchId} is known.`, {
          cause: error,
        });
      }
      return {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-language': language,
          'x-world-now': new Date(timeline.to * 1000).toISOString(),
        },
        body: Buffer.from(JSON.stringify({ data: timeline })),
        shareable: true,
        ageSeconds: 0,
      };
    }
  };
}
