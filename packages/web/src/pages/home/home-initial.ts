import { callKey } from '../../api/call.ts';
import { initialLive, initialTomorrow } from '../../features/matches/home/initial-live.ts';
import { SIDE_MATCH_COUNT } from '../../features/matches/list/side-matches.tsx';
import { mainTournaments } from '../../features/tournaments/main-tournaments.tsx';
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
  const { live, main, tomorrow, football, basketball, esports } = homeCalls(context);
  const upcoming = [football, basketball, esports];
  const shown = new Set(mainTournaments(upcoming.map((one) => read(one).result)));
  return [
    [callKey(live), initialLive(read(live))],
    [callKey(main), only(read(main), (_, at) => at < SIDE_MATCH_COUNT)],
    ...upcoming.map((one) => [callKey(one), only(read(one), (item) => shown.has(item))] as const),
    [callKey(tomorrow), initialTomorrow(read(tomorrow))],
  ];
}

function only<T>(
  resource: Resource<T[]>,
  isShown: (item: T, at: number) => boolean,
): Resource<T[]> {
  const { result } = resource;
  if (result?.kind !== 'ok') return resource;
  return { ...resource, result: { kind: 'ok', data: result.data.filter(isShown) } };
}
