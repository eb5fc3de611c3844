import { callKey } from '../../api/call.ts';
import { initialLive, initialTomorrow } from '../../features/matches/home/initial-live.ts';
import { SIDE_MATCH_COUNT } from '../../features/matches/list/side-matches.tsx';
import { MAX_MAIN_TOURNAMENTS } from '../../features/tournaments/main-tournaments.tsx';
import type { Resource } from '../../state/data/resource.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { homeCalls } from './home-data.ts';

/** The rows that the page shows of each list; of tomorrow only the first ones. */
export function homeInitial(
  _address: Address,
  context: CallContext,
  read: Resources['read'],
): Snapshot {
  const { live, main, tomorrow, tournaments } = homeCalls(context);
  return [
    [callKey(live), initialLive(read(live))],
    [callKey(main), onlyFirst(read(main), SIDE_MATCH_COUNT)],
    [callKey(tournaments), onlyFirst(read(tournaments), MAX_MAIN_TOURNAMENTS)],
    [callKey(tomorrow), initialTomorrow(read(tomorrow))],
  ];
}

function onlyFirst<T>(resource: Resource<T[]>, count: number): Resource<T[]> {
  const { result } = resource;
  if (result?.kind !== 'ok') return resource;
  return { ...resource, result: { kind: 'ok', data: result.data.slice(0, count) } };
}
