import { setTimeout as sleep } from 'node:timers/promises';
import type { SendCall } from './send-call.ts';
import { UpstreamProblem } from './upstream-problem.ts';

export type Pause = (signal: AbortSignal) => Promise<void>;

const MIN_PAUSE_MS = 20;
const PAUSE_SPREAD_MS = 60;

const randomPause: Pause = (signal) =>
  sleep(MIN_PAUSE_MS + Math.random() * PAUSE_SPREAD_MS, undefined, { signal }).catch(() => {});

/** Retries a GET once if no byte of it was sent. Nothing else is retried, to avoid retry storms. */
export function withRetry(next: SendCall, pause: Pause = randomPause): SendCall {
  return async (call, forwarded) => {
    try {
      return await next(call, forwarded);
    } catch (error) {
      const isSafe = call.operation.method === 'GET';
      if (!isSafe || !(error instanceof UpstreamProblem) || !error.nothingSent) throw error;
      await pause(call.signal);
      call.signal.throwIfAborted();
      return next(call, forwarded);
    }
  };
}
