import { isRecord, readStored, writeStored } from '../storage/storage.ts';
import { type Preferences, validPreferences } from './preferences.ts';

/** Local storage key and cookie name; also read by the theme script and the server. */
export const PREFERENCES_KEY = 'touchline';
const COOKIE_MAX_AGE_S = 31_536_000;

/** Local storage is the source of truth. Where it is forbidden there are no stored preferences. */
export const readStoredPreferences = (): Partial<Preferences> =>
  validPreferences(readStored(PREFERENCES_KEY, isRecord) ?? {});

export const storePreferences = (change: Partial<Preferences>): void =>
  writeStored(PREFERENCES_KEY, { ...readStoredPreferences(), ...change });

/** Mirrors the preferences to a cookie, so that the server renders what this device will show. */
export function mirrorToCookie(preferences: Preferences): void {
  const value = encodeURIComponent(JSON.stringify(preferences));
  const cookie = `${PREFERENCES_KEY}=${value}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari 17.
  document.cookie = `${cookie}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;
}
