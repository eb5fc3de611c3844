import type { Match } from '@touchline/types';
import type { Call } from '../../../api/call.ts';
import { usePagedResource } from '../../../state/data/use-paged-resource.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { useLiveAge } from '../../../state/live/use-live-age.ts';
import { useLiveList } from '../../../state/live/use-live-list.ts';
import { useWatchedMatches } from '../../../state/live/watched-matches.ts';
import { splitByState } from './split-by-state.ts';

interface TeamMatchCalls {
  next: readonly Call<'/teams/matches/upcoming'>[];
  played: readonly Call<'/teams/matches/finished'>[];
}

const comingAge = 30;
const playedAge = 120;
/** The match that is being played, and the one that may begin while the page is looked at. */
const watched = 2;

const dataOf = ({ result }: LoadedResource<readonly Match[]>) =>
  result?.kind === 'ok' ? result.data : [];

const isFull = (held: LoadedResource<readonly Match[]>, size: number) =>
  dataOf(held).length >= size;

const withData = (
  held: LoadedResource<readonly Match[]>,
  data: readonly Match[],
): LoadedResource<readonly Match[]> =>
  held.result?.kind === 'ok' ? { ...held, result: { kind: 'ok', data } } : held;

/** A team's matches, moved by the stream: what is live, what comes, what has been played, and whether there may be more. */
export function useTeamMatches(calls: TeamMatchCalls, pageSize: number) {
  const told = usePagedResource(calls.next, useLiveAge(comingAge));
  const coming = useLiveList(told);
  const finished = usePagedResource(calls.played, playedAge);
  useWatchedMatches(
    dataOf(told)
      .slice(0, watched)
      .map(({ id }) => id),
  );
  const { live, next, played } = splitByState(dataOf(coming), dataOf(finished));
  return {
    live,
    next: { held: withData(coming, next), full: isFull(told, calls.next.length * pageSize) },
    played: {
      held: withData(finished, played),
      full: isFull(finished, calls.played.length * pageSize),
    },
  };
}
