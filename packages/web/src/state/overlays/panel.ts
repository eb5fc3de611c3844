import { atom } from 'jotai';

type PanelState = 'closed' | 'open' | 'closing';

const heldAtom = atom<PanelState>('closed');

export const panelAtom = atom((get) => get(heldAtom));

export const openPanelAtom = atom(null, (_get, set) => set(heldAtom, 'open'));

/** Begins the way out; the panel says when it is gone. */
export const closePanelAtom = atom(null, (get, set) => {
  if (get(heldAtom) === 'open') set(heldAtom, 'closing');
});

export const panelGoneAtom = atom(null, (_get, set) => set(heldAtom, 'closed'));
