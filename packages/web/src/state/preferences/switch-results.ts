import { deleteCachedVisits } from '../storage/cached-visits.ts';
import type { Preferences } from './preferences.ts';
import { mirrorToCookie, storePreferences } from './preferences-store.ts';

/**
 * Covers or uncovers the results of all matches. The document is requested again: nothing that this one has loaded stays,
 * neither in memory nor in the caches of the service worker.
 */
export async function switchResults(
  choice: Partial<Preferences>,
  preferences: Preferences,
): Promise<void> {
  storePreferences(choice);
  mirrorToCookie(preferences);
  if ('caches' in globalThis) await deleteCachedVisits();
  location.reload();
}
