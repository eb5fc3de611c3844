import { atom } from 'jotai';

const starsKey = 'touchline.stars';
const none: ReadonlySet<string> = new Set();
const favouritesBaseAtom = atom<ReadonlySet<string> | undefined>(undefined);

/** What the visitor has starred on this device, by id. */
export const favouritesAtom = atom((get) => get(favouritesBaseAtom) ?? none);

/** Whether the device has been asked: the server, and the first picture, do not know its stars. */
export const favouritesLoadedAtom = atom((get) => get(favouritesBaseAtom) !== undefined);

export const loadFavouritesAtom = atom(null, (_get, set) => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(starsKey) ?? '[]');
    const words = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    // No stars are the same ones as before: nothing that shows one is drawn again.
    set(favouritesBaseAtom, words.length > 0 ? new Set(words) : none);
  } catch {
    // Nothing was kept, or it cannot be read: no stars.
    set(favouritesBaseAtom, none);
  }
});

export const toggleFavouriteAtom = atom(null, (get, set, id: string) => {
  const stars = new Set(get(favouritesAtom));
  if (!stars.delete(id)) stars.add(id);
  set(favouritesBaseAtom, stars);
  try {
    localStorage.setItem(starsKey, JSON.stringify([...stars]));
  } catch {
    // Storage is full or forbidden: the star holds until the page is left.
  }
});
