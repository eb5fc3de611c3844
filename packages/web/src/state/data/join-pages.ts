import { emptyResource, type Resource } from './resource.ts';

/** The pages of a list as one list, up to the first that is not here; as old as its oldest page. */
export function joinPages<T>(pages: readonly Resource<readonly T[]>[]): Resource<readonly T[]> {
  const [first = emptyResource] = pages;
  if (first.result?.kind !== 'ok') return first;
  const data: T[] = [];
  for (const { result } of pages) {
    if (result?.kind !== 'ok') break;
    data.push(...result.data);
  }
  return {
    result: { kind: 'ok', data },
    fetchedAt: Math.min(...pages.filter(({ fetchedAt }) => fetchedAt > 0).map((p) => p.fetchedAt)),
    pending: pages.some(({ pending }) => pending),
    failedAt: Math.max(...pages.map(({ failedAt }) => failedAt)),
  };
}
