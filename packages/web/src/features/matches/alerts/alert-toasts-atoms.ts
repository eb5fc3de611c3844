import { atom } from 'jotai';
import type { Alert } from './alert-text.ts';

const MAX_TOASTS = 3;

const toastsBaseAtom = atom<readonly Alert[]>([]);

/** Newest first. */
export const alertToastsAtom = atom((get) => get(toastsBaseAtom));

export const addAlertToastsAtom = atom(null, (get, set, alerts: readonly Alert[]) =>
  set(toastsBaseAtom, [...alerts.toReversed(), ...get(toastsBaseAtom)].slice(0, MAX_TOASTS)),
);

export const closeAlertToastAtom = atom(null, (get, set, key: string) =>
  set(
    toastsBaseAtom,
    get(toastsBaseAtom).filter((toast) => toast.key !== key),
  ),
);

export const clearAlertToastsAtom = atom(null, (_get, set) => set(toastsBaseAtom, []));
