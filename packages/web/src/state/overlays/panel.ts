import { atom } from 'jotai';

type PanelState = 'closed' | 'open' | 'closing';

const panelBaseAtom = atom<PanelState>('closed');

export const panelAtom = atom((get) => get(panelBaseAtom));

export const openPanelAtom = atom(null, (_get, set) => set(panelBaseAtom, 'open'));

/** Starts the closing animation; the panel sets `panelClosedAtom` at its end. */
export const closePanelAtom = atom(null, (get, set) => {
  if (get(panelBaseAtom) === 'open') set(panelBaseAtom, 'closing');
});

export const panelClosedAtom = atom(null, (_get, set) => set(panelBaseAtom, 'closed'));
