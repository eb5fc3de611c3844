import { expect, test } from 'vitest';
import { crestDesign } from './crest-design.ts';
import { crestSprite } from './crest-sprite.ts';
import { drawn } from './drawn.ts';
import { medalDesign } from './medal-design.ts';

const ids = Array.from({ length: 200 }, (_, number) => `te-eng-${number}`);

test('a club always has the same arms', () => {
  expect(crestDesign('te-eng-7', 'football')).toEqual(crestDesign('te-eng-7', 'football'));
});

test('arms have a shape and one mark, which are drawn in the document', () => {
  for (const id of ids) {
    for (const kind of ['football', 'basketball', 'esports'] as const) {
      const { shape, mark } = crestDesign(id, kind);
      for (const part of [shape, `k${shape}`, mark]) expect(crestSprite).toContain(`id="${part}"`);
    }
  }
});

test('every drawing of the document is counted', () => {
  for (const [prefix, count] of Object.entries(drawn)) {
    expect(crestSprite).toContain(`id="${prefix}${count - 1}"`);
    expect(crestSprite).not.toContain(`id="${prefix}${count}"`);
  }
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
