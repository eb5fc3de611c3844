import { foldTimeline, type TimelineFold } from '@touchline/shared/domain/timeline';
import type { Match, MatchTimeline } from '@touchline/types';
import type { Sport } from '../../../paths.ts';
import { goalInstants, stopsOf } from '../model/stops.ts';
import type { Span } from './sync-clock.ts';

/** A match that is watched again; without a timeline it has nothing to show. */
export interface SyncedMatch {
  readonly match: Match;
  readonly timeline: MatchTimeline | undefined;
  readonly fold: TimelineFold | undefined;
}

export function syncedMatch(match: Match, timeline: MatchTimeline | undefined): SyncedMatch {
  const isPlayed = timeline?.startedAt !== undefined;
  return {
    match,
    timeline: isPlayed ? timeline : undefined,
    fold: isPlayed ? foldTimeline(match, timeline) : undefined,
  };
}

/** Football stops at goals only: any other stop would reveal that no goal follows. */
function stopsIn(timeline: MatchTimeline, sport: Sport): readonly number[] {
  if (sport !== 'football') return stopsOf(timeline);
  const goals = goalInstants(timeline);
  if (goals.length > 0) return goals;
  const { score, startTime } = timeline;
  return score ? score.at.slice(1).map((seconds) => startTime + seconds) : [];
}

/** From the first kick-off to the last end. The end is a stop too, so that "no more stops" reveals nothing. */
export function spanOf(synced: readonly SyncedMatch[], sport: Sport): Span {
  const start = Math.min(...synced.map(({ match }) => match.startTime));
  const timelines = synced.flatMap(({ timeline }) => timeline ?? []);
  const ends = timelines.map(({ endedAt, to }) => endedAt ?? to);
  const stops = [...timelines.flatMap((one) => stopsIn(one, sport)), ...ends].sort(
    (one, other) => one - other,
  );
  return { start, end: Math.max(start, ...ends), stops };
}

/** When all will be over, as it was expected at an instant. */
export const expectedEnd = (shown: readonly Match[]): number =>
  Math.max(...shown.map(({ endTime }) => endTime));
