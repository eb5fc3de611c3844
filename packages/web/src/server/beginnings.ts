import { homeBegin } from '../pages/home/home-begin.ts';
import { matchesBegin } from '../pages/matches/matches-begin.ts';
import { predictionsBegin } from '../pages/predictions/predictions-begin.ts';
import { paths } from '../paths.ts';
import type { Address } from '../state/head.ts';
import type { View } from '../state/preferences-atoms.ts';
import type { Resources, Snapshot } from '../state/resources.ts';

type Begin = (address: Address, view: View, read: Resources['read'], now: number) => Snapshot;

/** What of long answers the document of a page begins with, by route; the browser asks for the rest. */
export const beginnings: Readonly<Record<string, Begin>> = {
  [paths.home]: homeBegin,
  '/:game/matches': matchesBegin,
  '/:game/predictions': predictionsBegin,
};
