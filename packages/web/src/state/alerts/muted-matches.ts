import { atom } from 'jotai';
import { readStoredStrings, writeStored } from '../storage/storage.ts';

const KEY = 'touchline.alerts-muted';
const mutedBaseAtom = atom<ReadonlySet<string> | undefined>(undefined);

/** Each time from storage: another tab may have changed them. */
export const readMutedMatches = (): ReadonlySet<string> => new Set(readStoredStrings(KEY));

/** Ids of starred matches, or those of starred teams, without alerts on this device. */
export const mutedMatchesAtom = atom((get) => get(mutedBaseAtom) ?? readMutedMatches());

export const muteMatchAtom = atom(null, (_get, set, id: string, isMuted: boolean) => {
  const muted = new Set(readMutedMatches());
  if (isMuted) muted.add(id);
  else muted.delete(id);
  writeStored(KEY, [...muted]);
  set(mutedBaseAtom, muted);
});
