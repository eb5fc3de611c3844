import type { TFunction } from 'i18next';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';
import { clockText } from '../model/match-clock.ts';

export interface MomentFacts {
  home: string;
  away: string;
  tournament: string;
  day: string;
}

/** Title and description of a match page that opens at a moment. */
export function momentHead({ match, now }: Moment, facts: MomentFacts, t: TFunction) {
  const clock = clockText(match, now, t).text;
  const score = t('match.spoken.score', {
    home: match.homeTeam.score ?? 0,
    away: match.awayTeam.score ?? 0,
  });
  const values = { ...facts, clock, score };
  return { title: t('moment:title', values), description: t('moment:description', values) };
}
