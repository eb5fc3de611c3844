import { atom, useAtomValue } from 'jotai';
import { coarseNowAtom } from './clock.ts';

const restingAtom = atom(0);

/** The time for minutes and countdowns; whoever rests stays at his instant, and is not called when it moves on. */
export function useCoarseNow(rest?: number): number {
  const now = useAtomValue(rest === undefined ? coarseNowAtom : restingAtom);
  return rest ?? now;
}
