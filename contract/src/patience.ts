import { setTimeout as sleep } from 'node:timers/promises';
import { difference } from './check/difference.ts';
import type { Run, Trial } from './suite.ts';

const TRIES = 3;
const PAUSE_MS = 1200;

/**
 * The world moves between two questions, and a cache in between may hold one answer longer than
 * the other. What is wrong three times in a row is wrong.
 */
export function patiently(run: Run): Run {
  return async (trial) => {
    for (let tries = 1; ; tries++) {
      const faults: string[] = [];
      const fault = (text: string) => void faults.push(text);
      const quiet: Trial = {
        ...trial,
        fault,
        same(actual, expected, what) {
          const found = difference(actual, expected, what);
          if (found) fault(found);
        },
      };
      await run(quiet);
      if (faults.length === 0) return;
      if (tries === TRIES) return faults.forEach(trial.fault);
      await sleep(PAUSE_MS);
    }
  };
}
