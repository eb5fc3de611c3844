import { useAtomValue } from 'jotai';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { usePageMatches, watchedMatchesAtom } from '../../state/live/page-matches.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import type { tournamentCalls } from './tournament-data.ts';

/** Live updates are also requested for matches that start within this time: the page may stay open until then. */
const STARTING_SOON_S = 3 * 3600;
const UPCOMING_AGE_S = 30;
const FINISHED_AGE_S = 60;

export function useTournamentMatches({
  upcoming,
  finished,
}: Pick<ReturnType<typeof tournamentCalls>, 'upcoming' | 'finished'>) {
  const now = useAtomValue(coarseNowAtom) / 1000;
  const age = useMaxAge(UPCOMING_AGE_S);
  const upcomingList = useLiveList(useResource(upcoming, age));
  const finishedList = useLiveList(useResource(finished, Math.max(FINISHED_AGE_S, age)));
  usePageMatches(
    watchedMatchesAtom,
    itemsOf(upcomingList)
      .filter(
        ({ statusId, startTime }) => statusId === 'ONGOING' || startTime - now < STARTING_SOON_S,
      )
      .map(({ id }) => id),
  );
  return {
    upcoming: upcomingList,
    finished: finishedList,
    all: [...itemsOf(finishedList), ...itemsOf(upcomingList)],
  };
}
