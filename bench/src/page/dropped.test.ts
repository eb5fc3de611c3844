import { expect, test } from 'vitest';
import { droppedShare } from './dropped.ts';

const frameMs = 1000 / 60;
const drawn = (...at: number[]) => at.map((frame) => 5_000 + frame * frameMs);

test('a page that draws each frame has dropped none, though clocks tremble', () => {
  expect(droppedShare(drawn(0, 1.1, 1.9, 3, 4.02))).toBe(0);
});

test('each picture that was shown again counts, however many in a row', () => {
  expect(droppedShare(drawn(0, 1, 2, 5, 6, 8))).toBeCloseTo(3 / 8);
});
