import { setTimeout as sleep } from 'node:timers/promises';
import { describeDifference } from './check/difference.ts';
import type { Run, Trial } from './suite.ts';

/** The second is longer than the gateway caches data that changes every minute. */
export const RETRY_PAUSES_MS: readonly number[] = [1000, 11_000];

/** A trial that collects its faults instead of reporting them. */
function collectFaults(trial: Trial): { trial: Trial; faults: string[] } {
  const faults: string[] = [];
  const fault = (text: string) => void faults.push(text);
  const same: Trial['same'] = (actual, expected, what) => {
    const found = describeDifference(actual, expected, what);
    if (found) fault(found);
  };
  return { trial: { ...trial, fault, same }, faults };
}

/**
 * Repeats a run that finds faults, because the world changes between two requests and a cache may
 * serve one response longer than the other. Only the faults of the last try are reported.
 */
export function withRetries(run: Run): Run {
  return async (trial) => {
    for (const pause of [...trial.pauses, undefined]) {
      const attempt = collectFaults(trial);
      await run(attempt.trial);
      if (attempt.faults.length === 0) return;
      if (pause === undefined) return attempt.faults.forEach(trial.fault);
      await sleep(pause);
    }
  };
}
