import { drawings } from '@touchline/shared/domain/crests/drawings';
import { expect, test } from 'vitest';
import { crestSprite } from './crest-sprite.ts';

const everyCharge = drawings.c.map((_, at) => `<use href="#c${at}"/>`).join('');

test('every drawing is in the sprite once, and every shape has a clip path', () => {
  const sprite = crestSprite(everyCharge);
  for (const [prefix, list] of Object.entries(drawings)) {
    for (const at of list.keys()) {
      expect(sprite.split(`id="${prefix}${at}"`)).toHaveLength(2);
      if (prefix.startsWith('s')) expect(sprite).toContain(`id="k${prefix}${at}"`);
    }
  }
});

test('the sprite of a document has only the charges that its markup uses', () => {
  const sprite = crestSprite('<use href="#sf1"/><use href="#c7"/><use href="#c12"/>');
  expect(sprite.match(/id="c\d+"/g)).toEqual(['id="c7"', 'id="c12"']);
});
