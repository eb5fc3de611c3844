import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aThrottled() {
  const runs: number[] = [];
  const startedAt = Date.now();
  return { runs, throttled: throttle(() => runs.push(Date.now() - startedAt), 150) };
}

test('a function that is asked for at each frame runs at once, and every 150 ms', () => {
  const { runs, throttled } = aThrottled();
  for (let frame = 0; frame < 60; frame++) {
    throttled.request();
    vi.advanceTimersByTime(10);
  }
  expect(runs).toEqual([0, 150, 300, 450, 600]);
});

test('the last request runs after its interval, and then nothing', () => {
  const { runs, throttled } = aThrottled();
  throttled.request();
  vi.advanceTimersByTime(20);
  throttled.request();
  vi.advanceTimersByTime(1000);
  expect(runs).toEqual([0, 150]);
  throttled.request();
  expect(runs).toEqual([0, 150, 1020]);
});

test('what is cancelled does not run', () => {
  const { runs, throttled } = aThrottled();
  throttled.request();
  throttled.request();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(runs).toEqual([0]);
});
