import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import { relativeTime } from '../../format/relative-time.ts';
import { relativeText } from '../../i18n/relative-text.ts';

export type TournamentState = 'upcoming' | 'ongoing' | 'finished';
type Span = Pick<Tournament, 'startTime' | 'endTime'>;

export function stateAt({ startTime, endTime }: Span, now: number): TournamentState {
  if (now < startTime * 1000) return 'upcoming';
  return now < endTime * 1000 ? 'ongoing' : 'finished';
}

const day = 86_400_000;
/** A day that has begun counts. */
const days = (from: number, to: number) => Math.max(1, Math.ceil((to - from) / day));

interface SeasonDays {
  /** For the eye: a figure and what it counts. */
  count: number;
  unit: string;
  /** For the ear and the pointer. */
  sentence: string;
}

/** How far away a tournament is, how long it still lasts, or how long ago it ended. */
export function seasonDays(span: Span, now: number, t: TFunction): SeasonDays {
  switch (stateAt(span, now)) {
    case 'upcoming': {
      const left = relativeTime(span.startTime * 1000, now);
      const count = left.days || left.hours;
      const unit = t(left.days > 0 ? 'state.relative.daysToGo' : 'state.relative.hoursToGo', {
        count,
      });
      return { count, unit, sentence: relativeText(left, t) };
    }
    case 'ongoing': {
      const count = days(now, span.endTime * 1000);
      return {
        count,
        unit: t('state.relative.daysLeft', { count }),
        sentence: t('state.relative.spokenLeft', { count }),
      };
    }
    case 'finished': {
      const count = days(span.endTime * 1000, now);
      return {
        count,
        unit: t('state.relative.daysAgo', { count }),
        sentence: t('state.relative.spokenAgo', { count }),
      };
    }
  }
}
