import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPollLoop } from './poll-loop.ts';

const INTERVAL_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the pause grows with each failure in a row, and is short again after a success', async () => {
  // By poll, whether it succeeds.
  const outcomes = [true, false, false, true, false, true];
  const instants: number[] = [];
  const { stop } = startPollLoop({
    intervalMs: INTERVAL_MS,
    async poll() {
      instants.push(performance.now());
      if (!(outcomes[instants.length - 1] ?? true)) throw new Error('The poll failed.');
      return INTERVAL_MS;
    },
    onFailure: () => {},
  });
  await vi.advanceTimersByTimeAsync(30 * INTERVAL_MS);
  stop();
  const pauses = instants.slice(1, 6).map((at, n) => at - (instants[n] ?? 0));
  // A tenth more at most, by chance.
  expect(pauses.map((pause) => Math.floor(pause / 1000))).toEqual([1, 2, 4, 1, 2]);
});
