import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const heldAtom = atom<string>();

/** TRN-5: why the sport cannot be changed just now, in words; undefined where it can. */
export const sportLockAtom = atom((get) => get(heldAtom));
const lockAtom = atom(null, (_get, set, reason: string | undefined) => set(heldAtom, reason));

export function useSportLock(reason: string | undefined): void {
  const lock = useSetAtom(lockAtom);
  useEffect(() => {
    lock(reason);
    return () => lock(undefined);
  }, [lock, reason]);
}
