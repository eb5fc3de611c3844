import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { favouritesAtom, favouritesLoadedAtom } from './favourites.ts';
import type { Stars } from './star.ts';

/**
 * The stars at the time a list was opened: what is starred since keeps its place, under the pointer that starred it.
 * Another key is another list.
 */
export function useInitialStars(listKey = ''): Stars {
  const store = useStore();
  const isLoaded = useAtomValue(favouritesLoadedAtom);
  return useMemo(() => store.get(favouritesAtom), [store, isLoaded, listKey]);
}
