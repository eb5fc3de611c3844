import { atom } from 'jotai';
import { readStoredStrings, writeStored } from '../storage/storage.ts';
import { STARS_KEY } from './keys.ts';
import { isStar, type Star, type Stars } from './star.ts';

const NO_FAVOURITES: Stars = new Set();
const favouritesBaseAtom = atom<Stars | undefined>(undefined);

/** The matches, teams and tournaments starred on this device. */
export const favouritesAtom = atom((get) => get(favouritesBaseAtom) ?? NO_FAVOURITES);

/** False on the server and during hydration: local storage has not been read yet. */
export const favouritesLoadedAtom = atom((get) => get(favouritesBaseAtom) !== undefined);

/** What the visitor has starred last since the page was loaded. */
export const lastStarredAtom = atom<Star>();

export const loadFavouritesAtom = atom(null, (_get, set) => {
  const stars = readStoredStrings(STARS_KEY).filter(isStar);
  // The same empty set as before loading, so that nothing re-renders.
  set(favouritesBaseAtom, stars.length > 0 ? new Set(stars) : NO_FAVOURITES);
});

export const toggleFavouriteAtom = atom(null, (get, set, star: Star) => {
  const favourites = new Set(get(favouritesAtom));
  if (!favourites.delete(star)) {
    favourites.add(star);
    set(lastStarredAtom, star);
  }
  set(favouritesBaseAtom, favourites);
  writeStored(STARS_KEY, [...favourites]);
});
