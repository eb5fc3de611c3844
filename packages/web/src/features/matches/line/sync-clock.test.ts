import { expect, test } from 'vitest';
import { createSyncClock, type Ticker } from './sync-clock.ts';

/** A ticker that the test moves by hand. */
function aTicker() {
  let now = 5_000;
  let onTick: ((ms: number) => void) | undefined;
  const ticker: Ticker = (listener) => {
    onTick = listener;
    onTick(now);
    return () => {
      onTick = undefined;
    };
  };
  const pass = (ms: number, frame = 20) => {
    for (let passed = 0; passed < ms; passed += frame) {
      now += frame;
      onTick?.(now);
    }
  };
  return { ticker, pass, isTicking: () => onTick !== undefined };
}

const SPAN = { start: 1000, end: 8200, stops: [1600, 1600, 4000, 8200] };

function aClock() {
  const time = aTicker();
  const clock = createSyncClock(time.ticker, SPAN);
  return { clock, ...time };
}

test('the clock begins paused at the first kick-off', () => {
  const { clock, isTicking } = aClock();
  expect(clock.state()).toMatchObject({ at: 1000, isPlaying: false });
  expect(isTicking()).toBe(false);
});

test.each([1, 10, 60] as const)('at ×%i it runs as many times as fast', (speed) => {
  const { clock, pass } = aClock();
  clock.setSpeed(speed);
  clock.play();
  pass(3_000);
  expect(clock.state().at).toBeCloseTo(1000 + 3 * speed);
});

test('a change of speed while it runs holds from then on', () => {
  const { clock, pass } = aClock();
  clock.setSpeed(1);
  clock.play();
  pass(1_000);
  clock.setSpeed(60);
  pass(1_000);
  expect(clock.state().at).toBeCloseTo(1061);
});

test('a pause stops the clock and its ticker, and play continues from there', () => {
  const { clock, pass, isTicking } = aClock();
  clock.setSpeed(10);
  clock.play();
  pass(1_000);
  clock.pause();
  pass(60_000);
  expect(clock.state()).toMatchObject({ at: 1010, isPlaying: false });
  expect(isTicking()).toBe(false);
  clock.play();
  pass(1_000);
  expect(clock.state().at).toBeCloseTo(1020);
});

test('time in which the page had no frames does not count', () => {
  const { clock, pass } = aClock();
  clock.setSpeed(1);
  clock.play();
  pass(3_600_000, 3_600_000);
  expect(clock.state().at).toBe(1000);
  pass(1_000);
  expect(clock.state().at).toBeCloseTo(1001);
});

test('the step leads to the next goal of all matches, playing or paused', () => {
  const { clock, pass } = aClock();
  clock.step();
  expect(clock.state()).toMatchObject({ at: 1600, isPlaying: false, moved: 'forward' });
  clock.play();
  clock.step();
  expect(clock.state()).toMatchObject({ at: 4000, isPlaying: true });
  clock.setSpeed(1);
  pass(1_000);
  expect(clock.state().at).toBeCloseTo(4001);
});

test('at the end of all matches the clock stands, and play begins again', () => {
  const { clock, pass, isTicking } = aClock();
  clock.seek(8190);
  clock.setSpeed(60);
  clock.play();
  pass(1_000);
  expect(clock.state()).toMatchObject({ at: 8200, isPlaying: false });
  expect(isTicking()).toBe(false);
  clock.step();
  expect(clock.state().at).toBe(8200);
  clock.play();
  expect(clock.state()).toMatchObject({ at: 1000, isPlaying: true });
});

test('a seek stays between the first kick-off and the last whistle', () => {
  const { clock } = aClock();
  clock.seek(0);
  expect(clock.state().at).toBe(1000);
  clock.seek(99_999);
  expect(clock.state()).toMatchObject({ at: 8200, moved: 'sought' });
});

test('other matches keep the instant where they can', () => {
  const { clock } = aClock();
  clock.seek(4000);
  clock.setSpan({ ...SPAN, start: 500 });
  expect(clock.state().at).toBe(4000);
  clock.setSpan({ start: 5000, end: 9000, stops: [] });
  expect(clock.state().at).toBe(5000);
});

test('listeners hear of it ten times in a second, not with each frame', () => {
  const { clock, pass } = aClock();
  clock.play();
  let count = 0;
  clock.subscribe(() => {
    count += 1;
  });
  pass(1_000);
  expect(count).toBe(10);
});
