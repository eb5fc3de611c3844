import { statisticsAt } from '@touchline/shared/timeline';
import type { Match, MatchStatistics } from '@touchline/types';
import type { Call } from '../../../api/call.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';

export interface StatisticsProps {
  match: Match;
  statistics: MatchStatistics;
  timeline: Call<'/matches/timeline'>;
}

/** The statistics at the moment shown, by the history of the match; undefined where it has none. */
export function useStatisticsShown({ match, statistics, timeline }: StatisticsProps) {
  const { pausedAt } = useShown(match, 'statistics');
  const { result } = useResource(timeline, Number.POSITIVE_INFINITY);
  if (pausedAt === undefined) return statistics;
  if (result?.kind !== 'ok' || !(result.data.statistics || result.data.boxScore)) return undefined;
  return statisticsAt(result.data, pausedAt / 1000 - result.data.startTime);
}
