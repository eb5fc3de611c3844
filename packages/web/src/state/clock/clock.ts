import { atom, useAtomValue } from 'jotai';

const COARSE_STEP_MS = 10_000;

/** The site's time in milliseconds: the server's at first, then advanced by the device's clock. */
export const nowAtom = atom(0);

/** Moves every ten seconds: enough for minutes and countdowns, with fewer renders of rows. */
export const coarseNowAtom = atom(
  (get) => Math.floor(get(nowAtom) / COARSE_STEP_MS) * COARSE_STEP_MS,
);

const pausedAtom = atom(0);

/** The time for minutes and countdowns. A component paused at an instant does not re-render as time moves on. */
export function useCoarseNow(pausedAt?: number): number {
  const now = useAtomValue(pausedAt === undefined ? coarseNowAtom : pausedAtom);
  return pausedAt ?? now;
}
