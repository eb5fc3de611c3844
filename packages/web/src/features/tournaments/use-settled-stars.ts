import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { favouritesAtom, favouritesLoadedAtom } from '../../state/favourites/favourites.ts';

/** The stars as they were when the list came: a row does not run away from whoever stars it. */
export function useSettledStars(list: string): ReadonlySet<string> {
  const store = useStore();
  const read = useAtomValue(favouritesLoadedAtom);
  return useMemo(() => store.get(favouritesAtom), [store, read, list]);
}
