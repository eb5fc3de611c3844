import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** TRN-5: why the sport cannot be changed at present, as a visible text; undefined where it can. */
export const sportLockAtom = atom<string>();

export function useSportLock(reason: string | undefined): void {
  const lock = useSetAtom(sportLockAtom);
  useEffect(() => {
    lock(reason);
    return () => lock(undefined);
  }, [lock, reason]);
}
