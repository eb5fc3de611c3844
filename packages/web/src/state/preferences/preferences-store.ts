import { isRecord, readStored, writeStored } from '../storage/storage.ts';
import { cookieName, writeCookie } from '../storage/write-cookie.ts';
import { type Preferences, validPreferences } from './preferences.ts';
import { COOKIE_MAX_AGE_S, PREFERENCES_KEY, preferencesText } from './preferences-cookie.ts';

/** Local storage is the source of truth. Where it is forbidden there are no stored preferences. */
export const readStoredPreferences = (): Partial<Preferences> =>
  validPreferences(readStored(PREFERENCES_KEY, isRecord) ?? {});

export const storePreferences = (change: Partial<Preferences>): void =>
  writeStored(PREFERENCES_KEY, { ...readStoredPreferences(), ...change });

/** Writes the cookie: what is stored on this device, and its zone. What was never chosen is left to the server. */
export function mirrorToCookie({ deviceZone }: Preferences): void {
  const text = preferencesText({ ...readStoredPreferences(), deviceZone });
  const pair = `${cookieName(PREFERENCES_KEY)}=${text}`;
  if (!document.cookie.split('; ').includes(pair))
    writeCookie(PREFERENCES_KEY, text, COOKIE_MAX_AGE_S);
}
