import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Call, callKey, type DataFor } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import { joinPages } from './join-pages.ts';
import { type LoadedResource, useRefresh } from './use-resource.ts';

/** A list that comes in pages: those that are shown, as one. */
export function usePagedResource<C extends Call>(
  calls: readonly C[],
  maxAge?: number,
): LoadedResource<DataFor<C>> {
  const { resources } = useSession();
  const retry = useRefresh(calls, maxAge);
  const key = calls.map(callKey).join();
  const pages = useMemo(
    () => atom((get) => joinPages(calls.map((call) => get(resources.cell(call)) as never))),
    [resources, key],
  );
  return { ...useAtomValue(pages), retry } as never;
}
