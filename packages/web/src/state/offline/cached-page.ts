/** When the page that is shown was kept on this device, by the device's clock; undefined for one that has just come. */
export function cachedAt(): number | undefined {
  const { kept } = document.documentElement.dataset;
  return kept === undefined ? undefined : Number(kept);
}

/** Nothing was kept of the address itself: what is shown is made of what is known. */
export const isUncachedAddress = (): boolean => document.documentElement.dataset.bare !== undefined;

/** How long ago the page was kept, which from now on counts as kept now. */
export function restartCacheAge(): number {
  const age = Date.now() - (cachedAt() ?? Date.now());
  document.documentElement.dataset.kept = String(Date.now());
  return age;
}
