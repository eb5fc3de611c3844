import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useWatchedMatches } from '../../state/live/watched-matches.ts';
import type { tournamentCalls } from './tournament-calls.ts';

/** Matches that begin within so many seconds are listened for: the page may stand open until then. */
const soon = 3 * 3600;

const dataOf = ({ result }: LoadedResource<readonly Match[]>) =>
  result?.kind === 'ok' ? result.data : [];

/** The lists of a tournament, moved by the stream while one of their matches is played. */
export function useTournamentMatches({
  upcoming,
  finished,
}: Pick<ReturnType<typeof tournamentCalls>, 'upcoming' | 'finished'>) {
  const now = useAtomValue(coarseNowAtom) / 1000;
  const age = useLiveAge(30);
  const coming = useLiveList(useResource(upcoming, age));
  const over = useLiveList(useResource(finished, Math.max(60, age)));
  useWatchedMatches(
    dataOf(coming)
      .filter(({ statusId, startTime }) => statusId === 'ONGOING' || startTime - now < soon)
      .map(({ id }) => id),
  );
  return { upcoming: coming, finished: over, all: [...dataOf(over), ...dataOf(coming)] };
}
