/** Deletes the cached pages and responses; the build's files contain nothing personal. */
export async function deleteCachedVisits(): Promise<void> {
  const names = (await caches.keys()).filter((name) => /^touchline-(pages|answers)-/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
