import { atom } from 'jotai';

/** CHT-1: the chat can be opened and closed from anywhere on the site. */
export const chatOpenAtom = atom(false);
