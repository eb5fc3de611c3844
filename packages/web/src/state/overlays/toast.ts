import { atom } from 'jotai';

export interface Toast {
  text: string;
  icon: 'check' | 'info';
  /** Tells the same words said twice apart. */
  number: number;
}

const heldAtom = atom<Toast | undefined>(undefined);

export const toastAtom = atom((get) => get(heldAtom));

export const sayAtom = atom(null, (get, set, text: string, icon: Toast['icon'] = 'check') =>
  set(heldAtom, { text, icon, number: (get(heldAtom)?.number ?? 0) + 1 }),
);

export const hushAtom = atom(null, (_get, set) => set(heldAtom, undefined));
