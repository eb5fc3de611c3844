import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const sportLockBaseAtom = atom<string>();

/** TRN-5: why the sport cannot be changed at present, as a visible text; undefined where it can. */
export const sportLockAtom = atom((get) => get(sportLockBaseAtom));
const setSportLockAtom = atom(null, (_get, set, reason: string | undefined) =>
  set(sportLockBaseAtom, reason),
);

export function useSportLock(reason: string | undefined): void {
  const lock = useSetAtom(setSportLockAtom);
  useEffect(() => {
    lock(reason);
    return () => lock(undefined);
  }, [lock, reason]);
}
