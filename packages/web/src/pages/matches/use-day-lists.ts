import type { Match } from '@touchline/types';
import { useMemo } from 'react';
import type { DayStart } from '../../features/matches/day/arrange-matches.ts';
import type { DayLists } from '../../features/matches/day/day-lists.ts';
import { type Game, isPartOf } from '../../paths.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { MAX_LIVE_OF_GAME } from '../../state/live/live-call.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import { mapResult } from '../../state/stores/resource.ts';
import type { matchesCalls } from './matches-data.ts';

const TODAY_AGE_S = 15;
const OTHER_DAY_AGE_S = 120;

/** The lists of the page as the stream changes them. */
export function useDayLists(
  calls: ReturnType<typeof matchesCalls>,
  game: Game,
  start: DayStart | undefined,
): DayLists<LoadedResource<readonly Match[]>> {
  const todayAge = useMaxAge(TODAY_AGE_S);
  const otherAge = useMaxAge(OTHER_DAY_AGE_S);
  const live = useLiveList(useResource(calls.live, todayAge), MAX_LIVE_OF_GAME);
  // An upstream may ignore the sport, and the stream of the previous page may have had others.
  const ofGame = useMemo(
    () =>
      mapResult(live.result, (matches) =>
        matches.filter(({ tournament }) => isPartOf(game, tournament)),
      ),
    [live.result, game],
  );
  return {
    day: useLiveList(useResource(calls.matches, start ? todayAge : otherAge)),
    live: { ...live, result: ofGame },
    start,
  };
}
