import { callKey } from '../../api/call.ts';
import { initialLive, initialTomorrow } from '../../features/matches/home/initial-live.ts';
import { toCome } from '../../features/matches/home/to-come.ts';
import { SIDE_MATCH_COUNT } from '../../features/matches/list/side-matches.tsx';
import { mainTournaments } from '../../features/tournaments/main-tournaments.tsx';
import { mapResource } from '../../state/data/resource.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { homeCalls } from './home-data.ts';

/** The rows that the page shows of each list; of tomorrow only the first ones. */
export function homeInitial(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): Snapshot {
  const { live, main, tomorrow, football, basketball, esports } = homeCalls(address, context);
  const upcoming = [football, basketball, esports];
  const shown = new Set(mainTournaments(upcoming.map((one) => read(one).result)));
  return [
    [callKey(live), initialLive(read(live))],
    [callKey(main), mapResource(read(main), (list) => toCome(list).slice(0, SIDE_MATCH_COUNT))],
    ...upcoming.map((one) => {
      const main = mapResource(read(one), (list) => list.filter((item) => shown.has(item)));
      return [callKey(one), main] as const;
    }),
    [callKey(tomorrow), initialTomorrow(read(tomorrow))],
  ];
}
