import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { readStarsAtom, starsAtom, starsReadAtom } from './favourites.ts';

test('a device without stars is asked, and nothing that shows one is drawn again', () => {
  const store = createStore();
  const draw = vi.fn();
  store.sub(starsAtom, draw);
  store.set(readStarsAtom);
  expect(store.get(starsReadAtom)).toBe(true);
  expect(draw).not.toHaveBeenCalled();
});
