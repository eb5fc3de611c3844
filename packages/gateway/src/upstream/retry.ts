import { setTimeout as sleep } from 'node:timers/promises';
import type { Ask } from '../calls/call.ts';
import { UpstreamProblem } from './upstream-problem.ts';

const SHORTEST_MS = 20;
const SPREAD_MS = 60;

/** Once more, for a safe call of which not a byte was sent. Everything else stays failed: no retry storms. */
export function retriedAsk(ask: Ask, random: () => number = Math.random): Ask {
  return async (call) => {
    try {
      return await ask(call);
    } catch (error) {
      const isSafe = call.operation.method === 'GET';
      if (!isSafe || !(error instanceof UpstreamProblem) || !error.nothingSent) throw error;
      await sleep(SHORTEST_MS + random() * SPREAD_MS, undefined, { signal: call.signal });
      return ask(call);
    }
  };
}
