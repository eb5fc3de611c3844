import { callKey } from '../../api/call.ts';
import { initialRows } from '../../features/matches/day/initial-rows.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { readMatchesAddress, wantsAllRows } from './matches-address.ts';
import { matchesCalls, startOfToday } from './matches-data.ts';

/** The rows of the first screens; the client fetches the rest. */
export function matchesInitial(
  address: Address,
  context: CallContext,
  read: Resources['read'],
  now: number,
): Snapshot {
  const calls = matchesCalls(address, context);
  if (wantsAllRows(address)) return [];
  const options = readMatchesAddress(address, context.today);
  const start = startOfToday(options.day, context);
  const lists = { day: read(calls.matches), live: read(calls.live), start };
  const { day, live } = initialRows(lists, options, now);
  return [
    [callKey(calls.matches), day],
    [callKey(calls.live), live],
  ];
}
