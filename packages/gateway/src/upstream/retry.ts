import { setTimeout as sleep } from 'node:timers/promises';
import type { Ask } from '../api/call.ts';
import { UpstreamProblem } from './upstream-problem.ts';

const SHORTEST_MS = 20;
const SPREAD_MS = 60;

export type Pause = (signal: AbortSignal) => Promise<void>;
const shortPause: Pause = (signal) =>
  sleep(SHORTEST_MS + Math.random() * SPREAD_MS, undefined, { signal }).catch(() => {});

/** Once more, for a safe call of which not a byte was sent. Everything else stays failed: no retry storms. */
export function retriedAsk(ask: Ask, pause: Pause = shortPause): Ask {
  return async (call) => {
    try {
      return await ask(call);
    } catch (error) {
      const isSafe = call.operation.method === 'GET';
      if (!isSafe || !(error instanceof UpstreamProblem) || !error.nothingSent) throw error;
      await pause(call.signal);
      call.signal.throwIfAborted();
      return ask(call);
    }
  };
}
