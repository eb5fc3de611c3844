import { readStoredStrings, removeStored, writeStored } from './storage.ts';

const KEY = 'touchline.recent';
const MAX_SEARCHES = 6;

/** The URLs last chosen in the search on this device, newest first. */
export const readRecentSearches = (): string[] => readStoredStrings(KEY).slice(0, MAX_SEARCHES);

export function rememberSearch(href: string): void {
  const others = readRecentSearches().filter((other) => other !== href);
  writeStored(KEY, [href, ...others].slice(0, MAX_SEARCHES));
}

export const clearRecentSearches = (): void => removeStored(KEY);
