import { foldTimeline } from '@touchline/shared/domain/timeline';
import type { Match, MatchTimeline } from '@touchline/types';
import type { TFunction } from 'i18next';
import type { Result } from '../../../api/result.ts';
import { parseInstant } from '../../../format/instant.ts';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';
import { scoreOf } from '../model/match.ts';
import { clockText } from '../model/match-clock.ts';

/**
 * The moment that `?at=` names. Undefined, so that the page shows the present, if it is no instant, before kick-off, or at
 * or after the end or the newest entry.
 */
export function momentAt(match: Match, timeline: MatchTimeline, at: string): Moment | undefined {
  const instant = parseInstant(at);
  const { startedAt, endedAt, to } = timeline;
  if (instant === undefined || startedAt === undefined) return undefined;
  if (instant < startedAt || instant >= (endedAt ?? to)) return undefined;
  return { now: instant * 1000, match: foldTimeline(match, timeline).at(instant) };
}

/** As `momentAt`, for a timeline that may not be loaded yet. */
export const loadedMoment = (
  match: Match,
  timeline: Result<MatchTimeline> | undefined,
  at: string | null,
): Moment | undefined =>
  at !== null && timeline?.kind === 'ok' ? momentAt(match, timeline.data, at) : undefined;

export interface MomentFacts {
  home: string;
  away: string;
  tournament: string;
  day: string;
}

/** Title and description of a match page that opens at a moment. */
export function momentHead({ match, now }: Moment, facts: MomentFacts, t: TFunction) {
  const clock = clockText(match, now, t).moment;
  const values = { ...facts, clock, score: t('match.spoken.score', scoreOf(match)) };
  return { title: t('moment:title', values), description: t('moment:description', values) };
}
