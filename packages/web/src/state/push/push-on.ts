import { atom } from 'jotai';
import { readStored, writeStored } from '../storage/storage.ts';

const KEY = 'touchline.push';
const isTrue = (value: unknown): value is true => value === true;
const pushOnBaseAtom = atom<boolean | undefined>(undefined);

/** Whether the gateway notifies this browser. */
export const pushOnAtom = atom((get) => get(pushOnBaseAtom) ?? readStored(KEY, isTrue) === true);

export const setPushOnAtom = atom(null, (_get, set, isOn: boolean) => {
  writeStored(KEY, isOn);
  set(pushOnBaseAtom, isOn);
});
