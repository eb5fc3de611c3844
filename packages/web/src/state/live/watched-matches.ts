import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const watchedMatchesBaseAtom = atom<readonly string[]>([]);

/** Matches that the current page shows and wants streamed, though its URL does not name them. */
export const watchedMatchesAtom = atom((get) => get(watchedMatchesBaseAtom));

const setWatchedMatchesAtom = atom(null, (_get, set, ids: readonly string[]) =>
  set(watchedMatchesBaseAtom, ids),
);

export function useWatchedMatches(ids: readonly string[]): void {
  const watch = useSetAtom(setWatchedMatchesAtom);
  const key = ids.join();
  useEffect(() => {
    watch(ids);
    return () => watch([]);
  }, [watch, key]);
}
