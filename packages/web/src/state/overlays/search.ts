import { atom } from 'jotai';

/** `meant`: somebody is about to open it, so what it needs is fetched. */
type SearchState = 'closed' | 'meant' | 'open';

const heldAtom = atom<SearchState>('closed');

export const searchAtom = atom((get) => get(heldAtom));

export const meanSearchAtom = atom(null, (get, set) => {
  if (get(heldAtom) === 'closed') set(heldAtom, 'meant');
});

export const openSearchAtom = atom(null, (_get, set) => set(heldAtom, 'open'));

export const closeSearchAtom = atom(null, (_get, set) => set(heldAtom, 'closed'));
