import type { Match } from '@touchline/types';
import { callKey } from '../../api/call.ts';
import { defaultMatches } from '../../features/matches/watch/default-matches.ts';
import { withoutResult } from '../../features/matches/watch/without-result.ts';
import { mapResource } from '../../state/data/resource.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { chosenCalls, dayCall } from './watch-data.ts';

/** The matches of the first screen, without anything that reveals a result; the browser requests them whole. */
export function watchInitial(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): Snapshot {
  const day = dayCall(address, context);
  const first = (matches: readonly Match[]) => defaultMatches(matches).map(withoutResult);
  return [
    [callKey(day), { ...mapResource(read(day), first as never), totals: {} }],
    ...chosenCalls(address, context).map(
      (one) =>
        [
          callKey(one),
          { ...mapResource(read(one), withoutResult), fetchedAt: 0 },
        ] as Snapshot[number],
    ),
  ];
}
