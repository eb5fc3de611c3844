import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const announcedMatchesBaseAtom = atom<readonly string[]>([]);

/** Matches whose goals the current page announces, besides the open and the starred ones. */
export const announcedMatchesAtom = atom((get) => get(announcedMatchesBaseAtom));

const setAnnouncedMatchesAtom = atom(null, (_get, set, ids: readonly string[]) =>
  set(announcedMatchesBaseAtom, ids),
);

export function useAnnouncedMatches(ids: readonly string[]): void {
  const announce = useSetAtom(setAnnouncedMatchesAtom);
  const key = ids.join();
  useEffect(() => {
    announce(key.split(','));
    return () => announce([]);
  }, [announce, key]);
}
