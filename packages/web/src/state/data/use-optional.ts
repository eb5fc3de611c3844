import type { DataFor, PageCall } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import { dataOf } from '../stores/resource.ts';
import { type LoadedResource, useResource } from './use-resource.ts';

/** The resource of an optional operation, kept fresh. An upstream that lacks the operation, or the data, is not asked again. */
export function useOptionalResource<C extends PageCall>(
  call: C,
  maxAgeSeconds: number,
): LoadedResource<DataFor<C>> {
  const { result } = useSession().resources.read(call);
  return useResource(call, result?.kind === 'not-found' ? Number.POSITIVE_INFINITY : maxAgeSeconds);
}

/** What an optional operation answers. */
export function useOptional<C extends PageCall>(
  call: C,
  maxAgeSeconds: number,
): DataFor<C> | undefined {
  return dataOf(useOptionalResource(call, maxAgeSeconds));
}
