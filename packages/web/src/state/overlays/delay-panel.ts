import { atom } from 'jotai';

const delayPanelBaseAtom = atom(false);

export const delayPanelAtom = atom((get) => get(delayPanelBaseAtom));

export const toggleDelayPanelAtom = atom(null, (get, set) =>
  set(delayPanelBaseAtom, !get(delayPanelBaseAtom)),
);
