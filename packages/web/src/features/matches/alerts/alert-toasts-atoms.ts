import { atom } from 'jotai';
import type { Alert } from './alert-text.ts';

const MAX_TOASTS = 3;

const toastsBaseAtom = atom<readonly Alert[]>([]);

/** Newest first. */
export const alertToastsAtom = atom((get) => get(toastsBaseAtom));

const spokenBaseAtom = atom('');

/** The last alerts, for screen readers; without those that the page announces itself. */
export const spokenAlertsAtom = atom((get) => get(spokenBaseAtom));

interface AddedAlerts {
  alerts: readonly Alert[];
  spoken: readonly Alert[];
}

export const addAlertToastsAtom = atom(null, (get, set, { alerts, spoken }: AddedAlerts) => {
  set(toastsBaseAtom, [...alerts.toReversed(), ...get(toastsBaseAtom)].slice(0, MAX_TOASTS));
  set(spokenBaseAtom, spoken.map(({ title, text }) => `${title}. ${text}.`).join(' '));
});

export const closeAlertToastAtom = atom(null, (get, set, key: string) =>
  set(
    toastsBaseAtom,
    get(toastsBaseAtom).filter((toast) => toast.key !== key),
  ),
);
