import { atom } from 'jotai';
import { readStored, writeStored } from '../../../state/storage/storage.ts';

const KEY = 'touchline.delay';
export const MAX_DELAY_S = 180;

const isDelay = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_DELAY_S;

const delayBaseAtom = atom<number>();

/** How far the visitor's stream is behind, in seconds: the same for all matches, remembered in the browser. */
export const delayAtom = atom(
  (get) => get(delayBaseAtom) ?? readStored(KEY, isDelay) ?? 0,
  (_get, set, seconds: number) => {
    writeStored(KEY, seconds);
    set(delayBaseAtom, seconds);
  },
);
