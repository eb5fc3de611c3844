import { atom } from 'jotai';
import { isRecord, readStored, writeStored } from '../storage/storage.ts';

/** `period`: half-time, or the end of a quarter or of a map. */
export const alertKinds = ['kickOff', 'goal', 'redCard', 'period', 'end'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The alerts of starred matches on this device. */
export type AlertSettings = Readonly<Record<AlertKind | 'sound' | 'notifications', boolean>>;

const KEY = 'touchline.alerts';

/** `notifications`: the browser's, once it allows them. */
const DEFAULTS: AlertSettings = {
  kickOff: true,
  goal: true,
  redCard: true,
  period: true,
  end: true,
  sound: false,
  notifications: true,
};

/** Each time from storage: another tab may have changed them. */
export function readAlertSettings(): AlertSettings {
  const stored = readStored(KEY, isRecord) ?? {};
  const known = Object.entries(stored).filter(
    ([name, value]) => name in DEFAULTS && typeof value === 'boolean',
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

const settingsBaseAtom = atom<AlertSettings | undefined>(undefined);

export const alertSettingsAtom = atom((get) => get(settingsBaseAtom) ?? readAlertSettings());

export const changeAlertSettingsAtom = atom(null, (_get, set, change: Partial<AlertSettings>) => {
  const settings = { ...readAlertSettings(), ...change };
  writeStored(KEY, settings);
  set(settingsBaseAtom, settings);
});
