/** When the service worker cached this document, by the device's clock; undefined for one from the network. */
export function cachedAt(): number | undefined {
  const { kept } = document.documentElement.dataset;
  return kept === undefined ? undefined : Number(kept);
}

/** Whether the worker served its generic document, because this URL is not cached. */
export const isUncachedAddress = (): boolean => document.documentElement.dataset.bare !== undefined;

/** Returns the age of the cached document in milliseconds, and counts its age from now on. */
export function restartCacheAge(): number {
  const age = Date.now() - (cachedAt() ?? Date.now());
  document.documentElement.dataset.kept = String(Date.now());
  return age;
}
