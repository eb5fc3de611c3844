import { atom } from 'jotai';

const starsKey = 'touchline.stars';
const heldAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What the visitor has starred on this device, by id. */
export const starsAtom = atom((get) => get(heldAtom));

const readHeldAtom = atom(false);

/** Whether what the device had kept is here: it comes only after hydration. */
export const starsReadAtom = atom((get) => get(readHeldAtom));

export const readStarsAtom = atom(null, (_get, set) => {
  set(readHeldAtom, true);
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(starsKey) ?? '[]');
    if (Array.isArray(ids)) set(heldAtom, new Set(ids.filter((id) => typeof id === 'string')));
  } catch {
    // Nothing was kept, or it cannot be read: no stars.
  }
});

export const toggleStarAtom = atom(null, (get, set, id: string) => {
  const stars = new Set(get(heldAtom));
  if (!stars.delete(id)) stars.add(id);
  set(heldAtom, stars);
  try {
    localStorage.setItem(starsKey, JSON.stringify([...stars]));
  } catch {
    // Storage is full or forbidden: the star holds until the page is left.
  }
});
