import { atom, useAtomValue } from 'jotai';
import { steadyNowAtom } from './clock.ts';

const restingAtom = atom(0);

/** The time for minutes and countdowns; whoever rests stays at his instant, and is not called when it moves on. */
export function useSteadyNow(rest?: number): number {
  const now = useAtomValue(rest === undefined ? steadyNowAtom : restingAtom);
  return rest ?? now;
}
