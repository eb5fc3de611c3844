/** For commands that need a running site: rejects with what to do if there is none. */
export async function requireRunningSite(base: string): Promise<void> {
  const response = await fetch(base).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`No site is running at ${base}: start it, or pass its address as --base-url.`);
}
