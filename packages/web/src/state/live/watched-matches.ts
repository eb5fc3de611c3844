import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const watchedMatchesBaseAtom = atom<readonly string[]>([]);

/** The matches that the page on show wants to be told of, though its address does not name them. */
export const watchedMatchesAtom = atom((get) => get(watchedMatchesBaseAtom));

const setWatchedMatchesAtom = atom(null, (_get, set, ids: readonly string[]) =>
  set(watchedMatchesBaseAtom, ids),
);

/** Holds while the component is on the page. */
export function useWatchedMatches(ids: readonly string[]): void {
  const watch = useSetAtom(setWatchedMatchesAtom);
  const key = ids.join();
  useEffect(() => {
    watch(ids);
    return () => watch([]);
  }, [watch, key]);
}
