import type { Result } from '../api/result.ts';

export const PAGE_SIZE = 100;
// Guards against a list without an end.
const MAX_PAGES = 100;

/** All items of a paged list; after a failure, those that were fetched before it. */
export async function fetchAllPages<T>(
  fetchPage: (page: number) => Promise<Result<readonly T[]>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const result = await fetchPage(page);
    if (result.kind !== 'ok') break;
    all.push(...result.data);
    if (result.data.length < PAGE_SIZE) break;
  }
  return all;
}
