import { expect, test } from 'vitest';
import { isSameHue } from './colour.ts';
import { crestDesign, crestLight, crestLights } from './crest-design.ts';
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

test('two clubs of a match never have the same glow, and the home team keeps its own', () => {
  for (const kind of ['football', 'basketball', 'esports'] as const) {
    const pairs = ids.slice(1).map((id, at) => [{ id: ids[at] as string }, { id }] as const);
    const alike = pairs.filter(([home, away]) =>
      isSameHue(crestLight(home.id, kind), crestLight(away.id, kind)),
    );
    expect(alike.length).toBeGreaterThan(5);
    for (const [home, away] of pairs) {
      const [light, other] = crestLights(home, away, kind);
      expect(light).toBe(crestLight(home.id, kind));
      expect(other).toMatch(/^#[0-9a-f]{6}$/);
      expect(other).not.toBe(light);
      if (!alike.some((pair) => pair[1] === away)) expect(other).toBe(crestLight(away.id, kind));
    }
  }
});

test('colours are alike by hue, and greys among each other', () => {
  expect(isSameHue('#102a6b', '#2f6fe0')).toBe(true);
  expect(isSameHue('#c8102e', '#1d7a3e')).toBe(false);
  expect(isSameHue('#ffffff', '#202124')).toBe(true);
  expect(isSameHue('#ffffff', '#c8102e')).toBe(false);
});

test('a medal is a rosette or a ring of dots', () => {
  for (const id of ids) {
    const { path, dots } = medalDesign(id, 'esports');
    expect(Boolean(path) !== Boolean(dots)).toBe(true);
  }
});
