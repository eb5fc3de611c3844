import type { Preferences } from './preferences.ts';

/** Local storage key and cookie name; also read by the inline scripts and the server. */
export const PREFERENCES_KEY = 'touchline';
export const COOKIE_MAX_AGE_S = 31_536_000;

/** The cookie that mirrors the preferences, so that the server renders what this device will show. */
type Mirrored = { readonly [K in keyof Preferences]?: Preferences[K] | string | undefined };

export const preferencesText = (preferences: Mirrored): string =>
  encodeURIComponent(JSON.stringify(preferences));
