import { atom } from 'jotai';

const heldAtom = atom(false);

export const chatOpenAtom = atom((get) => get(heldAtom));

/** CHT-1: opens and closes the chat from anywhere on the site. */
export const setChatOpenAtom = atom(null, (_get, set, open: boolean) => set(heldAtom, open));
