import { atom } from 'jotai';
import { writeStored } from '../storage/storage.ts';
import { favouritesAtom, favouritesLoadedAtom } from './favourites.ts';
import { CLUBS_ANSWERED_KEY } from './keys.ts';
import { starredIds } from './star.ts';

/** Where storage is blocked no answer can be kept: the question would come again on every visit. */
function wasAnswered(): boolean {
  try {
    return localStorage.getItem(CLUBS_ANSWERED_KEY) !== null;
  } catch {
    return true;
  }
}

const answeredBaseAtom = atom<boolean>();

/** The ids of the starred teams on this device, in the order in which they were starred. */
export const myTeamIdsAtom = atom((get) => starredIds(get(favouritesAtom), 'team'));

/** What home begins with: the starred teams, the question which they are, or neither. Undefined until stars are loaded. */
export const myTeamsAtom = atom((get) => {
  if (!get(favouritesLoadedAtom)) return undefined;
  if (get(myTeamIdsAtom).length > 0) return 'teams';
  return (get(answeredBaseAtom) ?? wasAnswered()) ? 'none' : 'ask';
});

/** The question is not asked again on this device. */
export const answerClubsAtom = atom(null, (_get, set) => {
  writeStored(CLUBS_ANSWERED_KEY, true);
  set(answeredBaseAtom, true);
});
