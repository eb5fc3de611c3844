import { foldTimeline } from '@touchline/shared/timeline';
import type { Match, MatchTimeline } from '@touchline/types';
import { parseInstant } from '../../../format/instant.ts';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';

/**
 * The moment that `?at=` names; undefined for what is shown at present: without an instant of the played time, before
 * kick-off, and from the end or the newest entry on.
 */
export function momentAt(match: Match, timeline: MatchTimeline, at: string): Moment | undefined {
  const instant = parseInstant(at);
  const { startedAt, endedAt, to } = timeline;
  if (instant === undefined || startedAt === undefined) return undefined;
  if (instant < startedAt || instant >= (endedAt ?? to)) return undefined;
  return { now: instant * 1000, match: foldTimeline(match, timeline).at(instant) };
}
