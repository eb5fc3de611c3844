import { drawings } from '@touchline/types/crests/drawings';
import { expect, test } from 'vitest';
import { crestSprite } from './crest-sprite.ts';

test('every drawing is in the sprite once, and every shape has a clip path', () => {
  for (const [prefix, list] of Object.entries(drawings)) {
    for (const at of list.keys()) {
      expect(crestSprite.split(`id="${prefix}${at}"`)).toHaveLength(2);
      if (prefix.startsWith('s')) expect(crestSprite).toContain(`id="k${prefix}${at}"`);
    }
  }
});
