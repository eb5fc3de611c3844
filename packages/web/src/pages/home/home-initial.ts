import { callKey } from '../../api/call.ts';
import {
  initialLive,
  initialMain,
  initialTomorrow,
} from '../../features/matches/home/initial-live.ts';
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
    [callKey(main), initialMain(read(main))],
    ...upcoming.map((one) => {
      const main = mapResource(read(one), (list) => list.filter((item) => shown.has(item)));
      return [callKey(one), main] as const;
    }),
    [callKey(tomorrow), initialTomorrow(read(tomorrow))],
  ];
}
