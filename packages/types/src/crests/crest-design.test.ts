import { expect, test } from 'vitest';
import { crestDesign } from './crest-design.ts';
import { drawings } from './drawings.ts';
import { medalDesign } from './medal-design.ts';
import { spriteCounts } from './sprite-counts.ts';

const ids = Array.from({ length: 200 }, (_, number) => `te-eng-${number}`);

test('a club always has the same arms', () => {
  expect(crestDesign('te-eng-7', 'football')).toEqual(crestDesign('te-eng-7', 'football'));
});

test('arms have a shape and one mark, which are among the drawings', () => {
  const known = Object.entries(drawings).flatMap(([prefix, list]) =>
    list.map((_, at) => `${prefix}${at}`),
  );
  for (const id of ids) {
    for (const kind of ['football', 'basketball', 'esports'] as const) {
      const { shape, mark } = crestDesign(id, kind);
      expect(known).toContain(shape);
      expect(known).toContain(mark);
    }
  }
});

test('every drawing is counted', () => {
  const counts = Object.entries(drawings).map(([prefix, { length }]) => [prefix, length]);
  expect(Object.fromEntries(counts)).toEqual(spriteCounts);
});

test('two hundred clubs have many different arms', () => {
  const arms = ids.map((id) => JSON.stringify(crestDesign(id, 'football')));
  expect(new Set(arms).size).toBeGreaterThan(180);
});

test('a medal is a rosette or a ring of dots', () => {
  for (const id of ids) {
    const { path, dots } = medalDesign(id, 'esports');
    expect(Boolean(path) !== Boolean(dots)).toBe(true);
  }
});
