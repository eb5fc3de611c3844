import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { LoadedResource } from '../data/use-resource.ts';
import { useSession } from '../session.tsx';
import { refreshLiveList, withStatusChanges } from './status-changes.ts';

/**
 * A list whose matches begin and end while it is looked at; `playing` holds those that are being played, and no other.
 * Of a list that has only its beginning nobody knows yet which others are missing.
 */
export function useLiveList(
  held: LoadedResource<readonly Match[]>,
  playing = false,
): LoadedResource<readonly Match[]> {
  const { live } = useSession();
  const turn = useAtomValue(live.turnAtom);
  const { result, whole } = held;
  const now = useMemo(() => {
    if (turn === 0 || result?.kind !== 'ok') return result;
    const data =
      playing && !whole
        ? refreshLiveList(result.data, live.peek, live.ongoing())
        : withStatusChanges(result.data, live.peek);
    return { kind: 'ok', data } as const;
  }, [result, whole, live, turn, playing]);
  return { ...held, result: now };
}
