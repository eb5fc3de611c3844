import { setTimeout as sleep } from 'node:timers/promises';
import { describeDifference } from './check/difference.ts';
import type { CaseContext, Run } from './suite.ts';

/** The second pause exceeds the gateway's freshness lifetime of match lists (10 s). */
export const RETRY_PAUSES_MS: readonly number[] = [1000, 11_000];

/** A context that collects violations instead of recording them. */
function collectFailures(context: CaseContext): { context: CaseContext; failures: string[] } {
  const failures: string[] = [];
  const fail = (text: string) => void failures.push(text);
  const expectEqual: CaseContext['expectEqual'] = (actual, expected, what) => {
    const difference = describeDifference(actual, expected, what);
    if (difference) fail(difference);
  };
  return { context: { ...context, fail, expectEqual }, failures };
}

/**
 * Repeats a run that fails, because the world changes between two requests and a cache may serve
 * one response longer than the other. Only the violations of the last attempt are recorded.
 */
export function withRetries(run: Run): Run {
  return async (context) => {
    for (const pause of [...context.pauses, undefined]) {
      const attempt = collectFailures(context);
      await run(attempt.context);
      if (attempt.failures.length === 0) return;
      if (pause === undefined) return attempt.failures.forEach(context.fail);
      await sleep(pause);
    }
  };
}
