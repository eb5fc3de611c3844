import type { Match } from '@touchline/types';
import { callKey } from '../../api/call.ts';
import { mapResource } from '../../state/data/resource.ts';
import type { Resources, Snapshot } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { chosenTiles } from './chosen-tiles.ts';
import { MAX_TILES, readConferenceAddress } from './conference-address.ts';
import { liveMatchesCall, nextCalls, nextOf, SHOWN_EVENTS } from './conference-data.ts';

const NO_STARS: ReadonlySet<string> = new Set();

/** The matches of the tiles and the next ones; the browser requests the lists whole, for the choice by hand. */
export function conferenceInitial(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): Snapshot {
  const live = liveMatchesCall(address, context);
  const days = Object.values(nextCalls(address, context));
  const { matchIds } = readConferenceAddress(address);
  const { fetchedAt = 0 } = read(live);
  const shown = (matches: readonly Match[]) => {
    const ids = [...matchIds, ...chosenTiles([], matches, fetchedAt, NO_STARS).slice(0, MAX_TILES)];
    return matches
      .filter(({ id }) => ids.includes(id))
      .map(({ incidents, ...match }) => ({
        ...match,
        ...(incidents && { incidents: incidents.slice(-SHOWN_EVENTS) }),
      }));
  };
  const upcoming = (matches: readonly Match[]) => nextOf(matches);
  return [
    [callKey(live), { ...mapResource(read(live), shown as never), totals: {} }],
    ...days
      .filter((day) => read(day).result)
      .map(
        (day) =>
          [
            callKey(day),
            { ...mapResource(read(day), upcoming as never), totals: {} },
          ] as Snapshot[number],
      ),
  ];
}
