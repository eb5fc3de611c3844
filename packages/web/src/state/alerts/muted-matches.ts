import { atom } from 'jotai';
import { favouritesAtom, favouritesLoadedAtom } from '../favourites/favourites.ts';
import { type Stars, starOf } from '../favourites/star.ts';
import { readStoredStrings, writeStored } from '../storage/storage.ts';

/** Ids of matches that are stored on this device. Read each time: another tab may have changed them. */
function storedIds(key: string) {
  const changedAtom = atom<ReadonlySet<string> | undefined>(undefined);
  const read = (): ReadonlySet<string> => new Set(readStoredStrings(key));
  const idsAtom = atom((get) => get(changedAtom) ?? read());
  const changeAtom = atom(null, (_get, set, id: string, isIn: boolean) => {
    const ids = new Set(read());
    if (isIn) ids.add(id);
    else ids.delete(id);
    writeStored(key, [...ids]);
    set(changedAtom, ids);
  });
  return { read, idsAtom, changeAtom };
}

const muted = storedIds('touchline.alerts-muted');
const added = storedIds('touchline.alerts-added');

/** Ids of starred matches, or those of starred teams, without alerts. */
export const readMutedMatches = muted.read;
export const mutedMatchesAtom = muted.idsAtom;

/** Stars, and matches whose bell alone is on: alerts are about these. */
export const followedAtom = atom((get): Stars => {
  const stars = get(favouritesAtom);
  const ids = get(favouritesLoadedAtom) ? [...get(added.idsAtom)] : [];
  return ids.length > 0 ? new Set([...stars, ...ids.map((id) => starOf('match', id))]) : stars;
});

/** Turns the alerts of a match on or off; its star stays as it is. */
export const ringBellAtom = atom(
  null,
  (_get, set, { id, isStarred, isOn }: { id: string; isStarred: boolean; isOn: boolean }) => {
    set(muted.changeAtom, id, isStarred && !isOn);
    set(added.changeAtom, id, !isStarred && isOn);
  },
);
