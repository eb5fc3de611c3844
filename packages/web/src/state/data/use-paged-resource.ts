import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { callKey, type DataFor, type PageCall } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import { emptyResource, type Resource } from '../stores/resource.ts';
import { type LoadedResource, useRefresh } from './use-resource.ts';

/** Joins the pages of a list, up to the first that is not loaded. The list is as old as its oldest page. */
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

/** The pages of a list as one resource. */
export function usePagedResource<C extends PageCall>(
  calls: readonly C[],
  maxAgeSeconds?: number,
): LoadedResource<DataFor<C>> {
  const { resources } = useSession();
  const retry = useRefresh(calls, maxAgeSeconds);
  const key = calls.map(callKey).join();
  const joinedAtom = useMemo(
    () => atom((get) => joinPages(calls.map((call) => get(resources.atomOf(call)) as never))),
    [resources, key],
  );
  return { ...useAtomValue(joinedAtom), retry } as never;
}
