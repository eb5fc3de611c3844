import { atom } from 'jotai';

export const delayPanelAtom = atom(false);

export const toggleDelayPanelAtom = atom(null, (get, set) =>
  set(delayPanelAtom, !get(delayPanelAtom)),
);
