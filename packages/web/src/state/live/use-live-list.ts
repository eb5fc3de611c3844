import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { LoadedResource } from '../data/use-resource.ts';
import { useSession } from '../session.tsx';
import { mapResult } from '../stores/resource.ts';
import { refreshLiveList, withStatusChanges } from './status-changes.ts';

/**
 * A list whose matches begin and end while it is shown. With `maxOngoing`, the limit of a list of ongoing matches, they
 * are dropped and appended as they do. Not while only the beginning of the list is loaded: which matches are missing
 * from it is unknown.
 */
export function useLiveList(
  list: LoadedResource<readonly Match[]>,
  maxOngoing?: number,
): LoadedResource<readonly Match[]> {
  const { live } = useSession();
  const version = useAtomValue(live.listVersionAtom);
  const { result, totals } = list;
  const current = useMemo(() => {
    if (version === 0) return result;
    return mapResult(result, (matches) =>
      maxOngoing && !totals
        ? refreshLiveList(matches, live.peek, live.ongoing(), maxOngoing)
        : withStatusChanges(matches, live.peek),
    );
  }, [result, totals, live, version, maxOngoing]);
  return { ...list, result: current };
}
