import type { Match } from '@touchline/types';
import { type Call, callKey } from '../api/call.ts';
import { initialRows } from '../features/matches/day/initial-rows.ts';
import {
  initialLive,
  initialMain,
  initialTomorrow,
} from '../features/matches/home/initial-live.ts';
import { initialDue, initialJudged } from '../features/matches/predict/tipped-matches.ts';
import { defaultMatches } from '../features/matches/watch/default-matches.ts';
import { withoutResult } from '../features/matches/watch/without-result.ts';
import { mainTournaments } from '../features/tournaments/main-tournaments.tsx';
import { chosenTiles } from '../pages/conference/chosen-tiles.ts';
import { MAX_TILES, readConferenceAddress } from '../pages/conference/conference-address.ts';
import {
  liveMatchesCall,
  nextCalls,
  nextOf,
  SHOWN_EVENTS,
} from '../pages/conference/conference-data.ts';
import { homeCalls } from '../pages/home/home-data.ts';
import { readMatchesAddress, wantsAllRows } from '../pages/matches/matches-address.ts';
import { matchesCalls, startOfToday } from '../pages/matches/matches-data.ts';
import { predictionsCalls, readPredictionsAddress } from '../pages/predictions/predictions-data.ts';
import { chosenCalls, dayCall } from '../pages/watch/watch-data.ts';
import { paths } from '../paths.ts';
import { mapResource, type Resource } from '../state/data/resource.ts';
import type { Resources, Snapshot } from '../state/data/resources.ts';
import type { Stars } from '../state/favourites/star.ts';
import type { Address } from '../state/navigation/page-address.ts';
import type { Preferences } from '../state/preferences/preferences.ts';
import type { CallContext } from '../state/preferences/preferences-atoms.ts';

type ReadInitialList = (
  address: Address,
  context: CallContext,
  read: Resources['read'],
  now: number,
  preferences: Preferences,
) => Snapshot;

const NO_STARS: Stars = new Set();

const entry = (call: Call, resource: Resource<unknown>) => [callKey(call), resource] as const;

/** The rows that the page shows of each list; of tomorrow only the first ones. */
const homeInitial: ReadInitialList = (address, context, read) => {
  const { live, main, tomorrow, football, basketball, esports } = homeCalls(address, context);
  const upcoming = [football, basketball, esports];
  const shown = new Set(mainTournaments(upcoming.map((one) => read(one).result)));
  return [
    entry(live, initialLive(read(live))),
    entry(main, initialMain(read(main))),
    ...upcoming.map((one) =>
      entry(
        one,
        mapResource(read(one), (list) => list.filter((item) => shown.has(item))),
      ),
    ),
    entry(tomorrow, initialTomorrow(read(tomorrow))),
  ];
};

/** The rows of the first screens; the client fetches the rest. */
const matchesInitial: ReadInitialList = (address, context, read, now, { dayOrder }) => {
  const calls = matchesCalls(address, context);
  if (wantsAllRows(address)) return [];
  const options = readMatchesAddress(address, context.today, dayOrder);
  const start = startOfToday(options.day, context);
  const lists = { day: read(calls.matches), live: read(calls.live), start };
  const { day, live } = initialRows(lists, options, now);
  return [entry(calls.matches, day), entry(calls.live, live)];
};

/** The matches of the first screen, without anything that reveals a result; the browser requests them whole. */
const watchInitial: ReadInitialList = (address, context, read) => {
  const day = dayCall(address, context);
  const first = (matches: readonly Match[]) => defaultMatches(matches).map(withoutResult);
  return [
    entry(day, { ...mapResource(read(day), first), totals: {} }),
    ...chosenCalls(address, context).map((one) =>
      entry(one, { ...mapResource(read(one), withoutResult), fetchedAt: 0 }),
    ),
  ];
};

/** The matches of the two days that the page shows. */
const predictionsInitial: ReadInitialList = (address, context, read) => {
  const { today, yesterday } = predictionsCalls(address, context);
  const { limit } = readPredictionsAddress(address);
  return [
    entry(today, initialDue(read(today), limit)),
    entry(yesterday, initialJudged(read(yesterday))),
  ];
};

/** The matches of the tiles and the next ones; the browser requests the lists whole, for the choice by hand. */
const conferenceInitial: ReadInitialList = (address, context, read) => {
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
    entry(live, { ...mapResource(read(live), shown), totals: {} }),
    ...days
      .filter((day) => read(day).result)
      .map((day) => entry(day, { ...mapResource(read(day), upcoming), totals: {} })),
  ];
};

/** By route: the first rows of long lists for the document; the browser requests the rest. */
export const initialLists: Readonly<Record<string, ReadInitialList>> = {
  [paths.home]: homeInitial,
  '/:game/matches': matchesInitial,
  '/:game/predictions': predictionsInitial,
  '/:game/watch': watchInitial,
  '/:game/conference': conferenceInitial,
};
