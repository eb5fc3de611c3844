import { conferenceInitial } from '../pages/conference/conference-initial.ts';
import { homeInitial } from '../pages/home/home-initial.ts';
import { matchesInitial } from '../pages/matches/matches-initial.ts';
import { predictionsInitial } from '../pages/predictions/predictions-initial.ts';
import { watchInitial } from '../pages/watch/watch-initial.ts';
import { paths } from '../paths.ts';
import type { Resources, Snapshot } from '../state/data/resources.ts';
import type { Address } from '../state/navigation/page-address.ts';
import type { CallContext } from '../state/preferences/preferences-atoms.ts';

type ReadInitialList = (
  address: Address,
  context: CallContext,
  read: Resources['read'],
  now: number,
) => Snapshot;

/** By route: the first rows of long lists for the document; the browser requests the rest. */
export const initialLists: Readonly<Record<string, ReadInitialList>> = {
  [paths.home]: homeInitial,
  '/:game/matches': matchesInitial,
  '/:game/predictions': predictionsInitial,
  '/:game/watch': watchInitial,
  '/:game/conference': conferenceInitial,
};
