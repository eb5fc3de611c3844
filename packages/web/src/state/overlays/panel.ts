import { atom } from 'jotai';
import type { ComponentType } from 'react';

type PanelState = 'closed' | 'open' | 'closing';

const panelBaseAtom = atom<PanelState>('closed');

export const panelAtom = atom((get) => get(panelBaseAtom));

export const openPanelAtom = atom(null, (_get, set) => set(panelBaseAtom, 'open'));

/** Starts the closing animation; the panel sets `panelClosedAtom` at its end. */
export const closePanelAtom = atom(null, (get, set) => {
  if (get(panelBaseAtom) === 'open') set(panelBaseAtom, 'closing');
});

export const panelClosedAtom = atom(null, (_get, set) => set(panelBaseAtom, 'closed'));

const panelFeedBaseAtom = atom<{ Feed: ComponentType }>();

/** News of what the visitor follows; undefined until a feature has some. */
export const panelFeedAtom = atom((get) => get(panelFeedBaseAtom)?.Feed);

export const setPanelFeedAtom = atom(null, (_get, set, Feed: ComponentType) =>
  set(panelFeedBaseAtom, { Feed }),
);
