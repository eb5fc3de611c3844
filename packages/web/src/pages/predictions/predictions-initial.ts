import { callKey } from '../../api/call.ts';
import { initialDue, initialJudged } from '../../features/matches/predict/tipped-matches.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { predictionsCalls, readPredictionsAddress } from './predictions-calls.ts';

/** Of two whole days what the page shows of them. */
export function predictionsInitial(
  address: Address,
  view: View,
  read: Resources['read'],
): Snapshot {
  const { today, yesterday } = predictionsCalls(address, view);
  const { most } = readPredictionsAddress(address);
  return [
    [callKey(today), initialDue(read(today), most)],
    [callKey(yesterday), initialJudged(read(yesterday))],
  ];
}
