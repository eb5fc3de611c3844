import { callKey } from '../../api/call.ts';
import { initialDue, initialJudged } from '../../features/matches/predict/tipped-matches.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { predictionsCalls, readPredictionsAddress } from './predictions-data.ts';

/** The matches of the two days that the page shows. */
export function predictionsInitial(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): Snapshot {
  const { today, yesterday } = predictionsCalls(address, context);
  const { limit } = readPredictionsAddress(address);
  return [
    [callKey(today), initialDue(read(today), limit)],
    [callKey(yesterday), initialJudged(read(yesterday))],
  ];
}
