import { atom } from 'jotai';

export interface Toast {
  text: string;
  icon: 'check' | 'info';
  /** Distinguishes two toasts with the same text. */
  number: number;
}

const toastBaseAtom = atom<Toast | undefined>(undefined);

export const toastAtom = atom((get) => get(toastBaseAtom));

export const showToastAtom = atom(null, (get, set, text: string, icon: Toast['icon'] = 'check') =>
  set(toastBaseAtom, { text, icon, number: (get(toastBaseAtom)?.number ?? 0) + 1 }),
);

export const hideToastAtom = atom(null, (_get, set) => set(toastBaseAtom, undefined));
