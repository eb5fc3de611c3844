import { expect, test } from 'vitest';
import { crestDesign } from './crest-design.ts';
import { drawings } from './drawings.ts';
import { medalDesign } from './medal-design.ts';
import { spriteCounts } from './sprite-counts.ts';

const ids = Array.from({ length: 200 }, (_, number) => `te-eng-${number}`);

test('a club always has the same crest', () => {
  expect(crestDesign('te-eng-7', 'football')).toEqual(crestDesign('te-eng-7', 'football'));
});

test('a crest has a shape and one mark, which are existing drawings', () => {
  const drawingIds = Object.entries(drawings).flatMap(([prefix, list]) =>
    list.map((_, at) => `${prefix}${at}`),
  );
  for (const id of ids) {
    for (const kind of ['football', 'basketball', 'esports'] as const) {
      const { shape, mark } = crestDesign(id, kind);
      expect(drawingIds).toContain(shape);
      expect(drawingIds).toContain(mark);
    }
  }
});

test('the sprite counts match the drawings', () => {
  const counts = Object.entries(drawings).map(([prefix, { length }]) => [prefix, length]);
  expect(Object.fromEntries(counts)).toEqual(spriteCounts);
});

test('two hundred clubs have many different crests', () => {
  const crests = ids.map((id) => JSON.stringify(crestDesign(id, 'football')));
  expect(new Set(crests).size).toBeGreaterThan(180);
});

test('a medal is a rosette or a ring of dots', () => {
  for (const id of ids) {
    const { path, dots } = medalDesign(id, 'esports');
    expect(Boolean(path) !== Boolean(dots)).toBe(true);
  }
});
