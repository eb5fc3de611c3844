import { setTimeout as sleep } from 'node:timers/promises';
import { difference } from './check/difference.ts';
import type { Run, Trial } from './suite.ts';

/** The second is longer than a cache in between keeps what changes by the minute. */
export const usualPauses: readonly number[] = [1000, 11_000];

/** A trial that keeps its faults to itself. */
function quietly(trial: Trial): { trial: Trial; faults: string[] } {
  const faults: string[] = [];
  const fault = (text: string) => void faults.push(text);
  const same: Trial['same'] = (actual, expected, what) => {
    const found = difference(actual, expected, what);
    if (found) fault(found);
  };
  return { trial: { ...trial, fault, same }, faults };
}

/**
 * The world moves between two questions, and a cache in between may hold one answer longer than
 * the other. What is wrong after every pause is wrong.
 */
export function patiently(run: Run): Run {
  return async (trial) => {
    for (const pause of [...trial.pauses, undefined]) {
      const quiet = quietly(trial);
      await run(quiet.trial);
      if (quiet.faults.length === 0) return;
      if (pause === undefined) return quiet.faults.forEach(trial.fault);
      await sleep(pause);
    }
  };
}
