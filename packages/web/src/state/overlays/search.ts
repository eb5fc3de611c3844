import { atom } from 'jotai';

/** `meant`: somebody is about to open it, so what it needs is fetched. */
type SearchState = 'closed' | 'meant' | 'open';

const searchBaseAtom = atom<SearchState>('closed');

export const searchAtom = atom((get) => get(searchBaseAtom));

export const preloadSearchAtom = atom(null, (get, set) => {
  if (get(searchBaseAtom) === 'closed') set(searchBaseAtom, 'meant');
});

export const openSearchAtom = atom(null, (_get, set) => set(searchBaseAtom, 'open'));

export const closeSearchAtom = atom(null, (_get, set) => set(searchBaseAtom, 'closed'));
