import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedDeadline, Timed } from './shared-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Call extends Timed {
  endedAt: number | undefined;
  readonly #onEnd: () => void;

  constructor(onEnd = () => {}) {
    super();
    this.#onEnd = onEnd;
  }

  onTimeout(): void {
    this.endedAt = performance.now();
    this.#onEnd();
  }
}

test('a call that begins in the timeout of another does not delay those that run', () => {
  const began = performance.now();
  const deadline = new SharedDeadline(1000);
  const third = new Call();
  const first = new Call(() => deadline.start(third));
  const second = new Call();
  deadline.start(first);
  vi.advanceTimersByTime(100);
  deadline.start(second);
  vi.advanceTimersByTime(3000);
  expect([first, second, third].map(({ endedAt = 0 }) => endedAt - began)).toEqual([
    1000, 1100, 2000,
  ]);
});

test('a call that begins in the last timeout has one of its own', () => {
  const deadline = new SharedDeadline(1000);
  const next = new Call();
  deadline.start(new Call(() => deadline.start(next)));
  vi.advanceTimersByTime(3000);
  expect(next.endedAt).toBeDefined();
});
