/** Before a command visits many pages of a site: says so where there is none. */
export async function mustAnswer(base: string): Promise<void> {
  const answer = await fetch(base).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(`No site answers at ${base}: start one, or name another by --base-url.`);
}
