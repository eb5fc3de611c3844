import { expect, test } from 'vitest';
import { BeatWatch } from './beat-watch.ts';

const ticks = (watch: BeatWatch, count: number) =>
  Array.from({ length: count }, () => watch.tick());

test('a process hangs once it has missed so many beats', () => {
  const watch = new BeatWatch(2);
  watch.onBeat(false);
  expect(ticks(watch, 2)).toEqual([false, true]);
  watch.onBeat(false);
  expect(ticks(watch, 1)).toEqual([false]);
});

test('a process that is being loaded, or that a debugger may have stopped, does not hang', () => {
  const watch = new BeatWatch(2);
  expect(ticks(watch, 9)).not.toContain(true);
  watch.onBeat(true);
  expect(ticks(watch, 9)).not.toContain(true);
  watch.onBeat(false);
  expect(ticks(watch, 3)).toContain(true);
});
