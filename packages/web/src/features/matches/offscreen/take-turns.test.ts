import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('callbacks run in turn, one per second, until they are removed', () => {
  const called: string[] = [];
  const [leaveOne, leaveTwo] = ['one', 'two'].map((name) => takeTurns(() => called.push(name)));
  vi.advanceTimersByTime(3_000);
  expect(called).toEqual(['one', 'two', 'one']);
  leaveOne?.();
  vi.advanceTimersByTime(2_000);
  expect(called.slice(3)).toEqual(['two', 'two']);
  leaveTwo?.();
  expect(vi.getTimerCount()).toBe(0);
});
