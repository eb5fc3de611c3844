import { isRecord, readStored, writeStored } from '../storage/storage.ts';
import { writeCookie } from '../storage/write-cookie.ts';
import { type Preferences, validPreferences } from './preferences.ts';
import { PREFERENCES_KEY, preferencesCookie } from './preferences-cookie.ts';

/** Local storage is the source of truth. Where it is forbidden there are no stored preferences. */
export const readStoredPreferences = (): Partial<Preferences> =>
  validPreferences(readStored(PREFERENCES_KEY, isRecord) ?? {});

export const storePreferences = (change: Partial<Preferences>): void =>
  writeStored(PREFERENCES_KEY, { ...readStoredPreferences(), ...change });

/** Writes the cookie: what is stored on this device, and its zone. What was never chosen is left to the server. */
export function mirrorToCookie({ deviceZone }: Preferences): void {
  const { pair, text } = preferencesCookie({
    ...readStoredPreferences(),
    deviceZone,
  });
  if (document.cookie.split('; ').includes(pair)) return;
  writeCookie(text);
}
