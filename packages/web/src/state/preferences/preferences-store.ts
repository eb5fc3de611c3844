import { type Preferences, parsePreferences } from './preferences.ts';

/** Also known to the boot script and to the server. */
export const PREFERENCES_KEY = 'touchline';
const aYear = 31_536_000;

/** Local storage is the truth; a browser that refuses it has no memory, and no fault. */
export function readStoredPreferences(): Partial<Preferences> {
  try {
    return parsePreferences(localStorage.getItem(PREFERENCES_KEY));
  } catch {
    return {};
  }
}

export function storePreferences(change: Partial<Preferences>): void {
  try {
    localStorage.setItem(
      PREFERENCES_KEY,
      JSON.stringify({ ...readStoredPreferences(), ...change }),
    );
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

/** The cookie only mirrors, so that the server can draw what this device will show. */
export function mirrorToCookie(preferences: Preferences): void {
  const value = encodeURIComponent(JSON.stringify(preferences));
  const cookie = `${PREFERENCES_KEY}=${value}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari 17.
  document.cookie = `${cookie}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}
