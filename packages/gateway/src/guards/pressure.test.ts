import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPressure } from './pressure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CROWD = '192.0.2.1';
const VISITOR = '198.51.100.1';

/** Sends so many requests of each network in every half second; returns who was refused in the last of these. */
function setUp() {
  let delayMs = 0;
  const pressure = watchPressure({ lateMs: 50, requestsOfNetwork: 5 }, () => delayMs);
  return (delay: number, requests: Readonly<Record<string, number>>): string[] => {
    delayMs = delay;
    vi.advanceTimersByTime(500);
    const refused = Object.entries(requests).flatMap(([ip, count]) =>
      Array.from({ length: count }, () => pressure.greedyNetwork({ ip }) ?? []).flat(),
    );
    return [...new Set(refused)];
  };
}

test('a network that asks for much is refused once the event loop is late, and no other', () => {
  const halfSecond = setUp();
  const requests = { [CROWD]: 20, [VISITOR]: 2 };
  expect(halfSecond(0, requests)).toEqual([]);
  expect(halfSecond(0, requests)).toEqual([]);
  expect(halfSecond(100, requests)).toEqual([]);
  expect(halfSecond(100, requests)).toEqual([CROWD]);
});

test('it stays refused when the event loop is fast again, until it asks for less', () => {
  const halfSecond = setUp();
  for (let no = 0; no < 3; no += 1) halfSecond(100, { [CROWD]: 20 });
  expect(halfSecond(0, { [CROWD]: 20, [VISITOR]: 20 })).toEqual([CROWD]);
  expect(halfSecond(0, { [CROWD]: 3 })).toEqual([CROWD]);
  expect(halfSecond(0, { [CROWD]: 3 })).toEqual([]);
});

test('after a pause the first request is not refused for those before it', () => {
  const halfSecond = setUp();
  for (let no = 0; no < 3; no += 1) halfSecond(100, { [CROWD]: 20 });
  vi.advanceTimersByTime(60_000);
  expect(halfSecond(0, { [CROWD]: 1 })).toEqual([]);
});
