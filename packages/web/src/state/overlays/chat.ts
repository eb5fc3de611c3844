import { atom } from 'jotai';

const chatOpenBaseAtom = atom(false);

export const chatOpenAtom = atom((get) => get(chatOpenBaseAtom));

/** CHT-1: opens or closes the chat, from anywhere on the site. */
export const setChatOpenAtom = atom(null, (_get, set, open: boolean) =>
  set(chatOpenBaseAtom, open),
);
