import { atom } from 'jotai';

const instantAtom = atom(0);

/** The site's time in milliseconds: what the server said, then what the device adds to it. */
export const nowAtom = atom((get) => get(instantAtom));

/** Moves every ten seconds: enough for minutes and countdowns, and rows rest in between. */
export const coarseNowAtom = atom((get) => Math.floor(get(instantAtom) / 10_000) * 10_000);

export const setNowAtom = atom(null, (_get, set, now: number) => set(instantAtom, now));
