import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { favouritesAtom, favouritesLoadedAtom, loadFavouritesAtom } from './favourites.ts';

test('loading favourites on a device without any re-renders nothing', () => {
  const store = createStore();
  const onChange = vi.fn();
  store.sub(favouritesAtom, onChange);
  store.set(loadFavouritesAtom);
  expect(store.get(favouritesLoadedAtom)).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});
