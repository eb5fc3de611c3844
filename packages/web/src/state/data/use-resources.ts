import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { callKey, type DataFor, type PageCall } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import type { Resource } from '../stores/resource.ts';
import { useRefresh } from './use-resource.ts';

/** The resources of some calls of one kind, kept fresh while the component is mounted. */
export function useResources<C extends PageCall>(
  calls: readonly C[],
  maxAgeSeconds?: number,
): { resources: readonly Resource<DataFor<C>>[]; retry: () => void } {
  const { resources } = useSession();
  const retry = useRefresh(calls, maxAgeSeconds);
  const key = calls.map(callKey).join();
  const listAtom = useMemo(
    () => atom((get) => calls.map((call) => get(resources.atomOf(call)))),
    [resources, key],
  );
  return { resources: useAtomValue(listAtom), retry };
}
