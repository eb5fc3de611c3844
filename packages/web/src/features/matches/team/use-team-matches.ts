import type { Match } from '@touchline/types';
import type { PageCall } from '../../../api/call.ts';
import { usePagedResource } from '../../../state/data/use-paged-resource.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { usePageMatches, watchedMatchesAtom } from '../../../state/live/page-matches.ts';
import { useLiveList } from '../../../state/live/use-live-list.ts';
import { useMaxAge } from '../../../state/live/use-max-age.ts';
import { itemsOf, mapResource } from '../../../state/stores/resource.ts';
import { splitByState } from './split-by-state.ts';

interface TeamMatchCalls {
  next: readonly PageCall<'/teams/matches/upcoming'>[];
  played: readonly PageCall<'/teams/matches/finished'>[];
}

const UPCOMING_MAX_AGE_SECONDS = 30;
const FINISHED_MAX_AGE_SECONDS = 120;
/** The live match, and the one that may begin while the page is open. */
const WATCHED_MATCHES = 2;

const mayHaveMore = (resource: LoadedResource<readonly Match[]>, size: number) =>
  itemsOf(resource).length >= size;

/** A team's live, upcoming and played matches, kept up to date by the stream, and whether the API may have more. */
export function useTeamMatches(calls: TeamMatchCalls, pageSize: number) {
  const fetched = usePagedResource(calls.next, useMaxAge(UPCOMING_MAX_AGE_SECONDS));
  const upcoming = useLiveList(fetched);
  const finished = usePagedResource(calls.played, FINISHED_MAX_AGE_SECONDS);
  usePageMatches(
    watchedMatchesAtom,
    itemsOf(fetched)
      .slice(0, WATCHED_MATCHES)
      .map(({ id }) => id),
  );
  const { live, next, played } = splitByState(itemsOf(upcoming), itemsOf(finished));
  return {
    live,
    next: {
      resource: mapResource(upcoming, () => next),
      mayHaveMore: mayHaveMore(fetched, calls.next.length * pageSize),
    },
    played: {
      resource: mapResource(finished, () => played),
      mayHaveMore: mayHaveMore(finished, calls.played.length * pageSize),
    },
  };
}
