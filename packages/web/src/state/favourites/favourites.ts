import { atom } from 'jotai';
import { readStoredStrings, writeStored } from '../storage/storage.ts';
import { STARS_KEY } from './keys.ts';

const NO_FAVOURITES: ReadonlySet<string> = new Set();
const favouritesBaseAtom = atom<ReadonlySet<string> | undefined>(undefined);

/** Ids of the matches, teams and tournaments starred on this device. */
export const favouritesAtom = atom((get) => get(favouritesBaseAtom) ?? NO_FAVOURITES);

/** False on the server and during hydration: local storage has not been read yet. */
export const favouritesLoadedAtom = atom((get) => get(favouritesBaseAtom) !== undefined);

/** What the visitor has starred last since the page was loaded. */
export const lastStarredAtom = atom<string>();

export const loadFavouritesAtom = atom(null, (_get, set) => {
  const ids = readStoredStrings(STARS_KEY);
  // The same empty set as before loading, so that nothing re-renders.
  set(favouritesBaseAtom, ids.length > 0 ? new Set(ids) : NO_FAVOURITES);
});

export const toggleFavouriteAtom = atom(null, (get, set, id: string) => {
  const favourites = new Set(get(favouritesAtom));
  if (!favourites.delete(id)) {
    favourites.add(id);
    set(lastStarredAtom, id);
  }
  set(favouritesBaseAtom, favourites);
  writeStored(STARS_KEY, [...favourites]);
});
