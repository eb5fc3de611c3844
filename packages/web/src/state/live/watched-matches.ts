import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const heldAtom = atom<readonly string[]>([]);

/** The matches that the page on show wants to be told of, though its address does not name them. */
export const watchedAtom = atom((get) => get(heldAtom));

const watchAtom = atom(null, (_get, set, ids: readonly string[]) => set(heldAtom, ids));

/** Holds while the component is on the page. */
export function useWatched(ids: readonly string[]): void {
  const watch = useSetAtom(watchAtom);
  const key = ids.join();
  useEffect(() => {
    watch(ids);
    return () => watch([]);
  }, [watch, key]);
}
