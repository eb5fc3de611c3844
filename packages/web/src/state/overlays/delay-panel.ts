import { atom } from 'jotai';

const delayPanelBaseAtom = atom(false);

export const delayPanelAtom = atom((get) => get(delayPanelBaseAtom));

/** Opens the panel of the delay, or closes the open one. */
export const toggleDelayPanelAtom = atom(null, (get, set) =>
  set(delayPanelBaseAtom, !get(delayPanelBaseAtom)),
);
