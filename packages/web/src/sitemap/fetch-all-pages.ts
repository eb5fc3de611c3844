import type { Result } from '../api/result.ts';

export const PAGE_SIZE = 100;
// A list that never ends is the fault of whoever made it.
const MOST_PAGES = 100;

/** All there is of a list that comes in pages; of one that fails, what had come by then. */
export async function fetchAllPages<T>(
  ask: (page: number) => Promise<Result<readonly T[]>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const result = await ask(page);
    if (result.kind !== 'ok') break;
    all.push(...result.data);
    if (result.data.length < PAGE_SIZE) break;
  }
  return all;
}
