import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Matches that the current page shows and wants streamed, though its URL does not name them. */
export const watchedMatchesAtom = atom<readonly string[]>([]);

/** Matches whose goals the current page announces, besides the open and the starred ones. */
export const announcedMatchesAtom = atom<readonly string[]>([]);

/** Has these ids in one of the atoms while the page is shown. */
export function usePageMatches(matchesAtom: typeof watchedMatchesAtom, ids: readonly string[]) {
  const setIds = useSetAtom(matchesAtom);
  const key = ids.join();
  useEffect(() => {
    setIds(ids);
    return () => setIds([]);
  }, [setIds, key]);
}
