import { expect, test } from 'vitest';
import { BeatWatch } from './beat-watch.ts';

const beats = (watch: BeatWatch, count: number) => {
  for (let n = 0; n < count; n += 1) watch.onBeat(false);
};
/** After how many ticks without a beat the process hangs. */
function ticksUntilHung(watch: BeatWatch): number | undefined {
  for (let n = 1; n <= 200; n += 1) if (watch.tick()) return n;
  return undefined;
}

test('a process hangs once it has missed twelve beats in a row', () => {
  const watch = new BeatWatch();
  beats(watch, 10);
  for (let n = 0; n < 11; n += 1) expect(watch.tick()).toBe(false);
  watch.onBeat(false);
  expect(ticksUntilHung(watch)).toBe(12);
});

test('a process that starts may be busy with its modules for a minute', () => {
  const watch = new BeatWatch();
  beats(watch, 1);
  expect(ticksUntilHung(watch)).toBe(60);
});

test('a process that a debugger may have stopped does not hang', () => {
  const watch = new BeatWatch();
  expect(ticksUntilHung(watch)).toBeUndefined();
  beats(watch, 10);
  watch.onBeat(true);
  expect(ticksUntilHung(watch)).toBeUndefined();
  watch.onBeat(false);
  expect(ticksUntilHung(watch)).toBe(12);
});
