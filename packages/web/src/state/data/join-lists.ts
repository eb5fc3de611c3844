import type { LoadedResource } from './use-resource.ts';

type List<T> = Pick<LoadedResource<readonly T[]>, 'result' | 'pending' | 'retry'>;

/** Several lists as one: those that have loaded; without any item, the outcome of one that has not, a failure first. */
export function joinLists<T>(lists: readonly List<T>[]): List<T> {
  const loaded = lists.flatMap(({ result }) => (result?.kind === 'ok' ? [result] : []));
  const data = loaded.flatMap((one) => one.data);
  const missing = lists.filter(({ result }) => result?.kind !== 'ok');
  const isLoading = missing.some(({ result }) => result === undefined);
  return {
    result:
      data.length > 0 || missing.length === 0
        ? { ...loaded[0], kind: 'ok', data }
        : isLoading
          ? undefined
          : (missing.find(({ result }) => result?.kind === 'failed') ?? missing[0])?.result,
    pending: lists.some(({ pending }) => pending),
    retry: () => {
      for (const { retry } of lists) retry();
    },
  };
}
