import type { Ask } from '../api/call.ts';
import type { Metrics } from '../observability/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

/** Measures what the upstream takes, by what came of it. */
export function timedAsk(ask: Ask, histogram: Metrics['upstream']): Ask {
  return async (call) => {
    const stop = histogram.startTimer({ operation: call.operation.id });
    try {
      const answer = await ask(call);
      stop({ outcome: '200' });
      return answer;
    } catch (error) {
      const isOurs = error instanceof GatewayProblem && !call.signal.aborted;
      stop({ outcome: isOurs ? String(error.status) : 'called-off' });
      throw error;
    }
  };
}
