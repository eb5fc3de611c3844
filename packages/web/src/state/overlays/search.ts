import { atom } from 'jotai';

/** `preloading`: the visitor is about to open the dialog, so its code is fetched. */
type SearchState = 'closed' | 'preloading' | 'open';

const searchBaseAtom = atom<SearchState>('closed');

export const searchAtom = atom((get) => get(searchBaseAtom));

export const preloadSearchAtom = atom(null, (get, set) => {
  if (get(searchBaseAtom) === 'closed') set(searchBaseAtom, 'preloading');
});

/** What is typed between the shortcut and the dialog, whose code may still load. */
const earlyTextAtom = atom('');

export const earlySearchTextAtom = atom(
  (get) => get(earlyTextAtom),
  (get, set, typed: string) => set(earlyTextAtom, get(earlyTextAtom) + typed),
);

export const openSearchAtom = atom(null, (_get, set) => {
  set(earlyTextAtom, '');
  set(searchBaseAtom, 'open');
});

export const closeSearchAtom = atom(null, (_get, set) => set(searchBaseAtom, 'closed'));
