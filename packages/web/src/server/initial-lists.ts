import { homeInitial } from '../pages/home/home-initial.ts';
import { matchesInitial } from '../pages/matches/matches-initial.ts';
import { predictionsInitial } from '../pages/predictions/predictions-initial.ts';
import { paths } from '../paths.ts';
import type { Resources, Snapshot } from '../state/data/resources.ts';
import type { Address } from '../state/navigation/page-head.ts';
import type { View } from '../state/preferences/preferences-atoms.ts';

type Begin = (address: Address, view: View, read: Resources['read'], now: number) => Snapshot;

/** What of long answers the document of a page begins with, by route; the browser asks for the rest. */
export const initialLists: Readonly<Record<string, Begin>> = {
  [paths.home]: homeInitial,
  '/:game/matches': matchesInitial,
  '/:game/predictions': predictionsInitial,
};
