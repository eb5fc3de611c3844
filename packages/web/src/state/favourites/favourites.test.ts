import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { favouritesAtom, favouritesLoadedAtom, loadFavouritesAtom } from './favourites.ts';

test('a device without stars is asked, and nothing that shows one is drawn again', () => {
  const store = createStore();
  const draw = vi.fn();
  store.sub(favouritesAtom, draw);
  store.set(loadFavouritesAtom);
  expect(store.get(favouritesLoadedAtom)).toBe(true);
  expect(draw).not.toHaveBeenCalled();
});
