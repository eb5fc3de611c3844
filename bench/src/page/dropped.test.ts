import { expect, test } from 'vitest';
import { droppedShare } from './dropped.ts';

const frameMs = 1000 / 60;
const renderedAt = (...at: number[]) => at.map((frame) => 5_000 + frame * frameMs);

test('a page that renders every frame has dropped none, despite timer jitter', () => {
  expect(droppedShare(renderedAt(0, 1.1, 1.9, 3, 4.02))).toBe(0);
});

test('every repeated frame counts, also several in a row', () => {
  expect(droppedShare(renderedAt(0, 1, 2, 5, 6, 8))).toBeCloseTo(3 / 8);
});
