import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import { dayOf, daysBetween } from '../../format/compact-day.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { relativeText } from '../../i18n/relative-text.ts';

export type TournamentState = 'upcoming' | 'ongoing' | 'finished';
/** An end of 0 is not known, nor is such a start. */
type Span = Pick<Tournament, 'startTime' | 'endTime'>;

export function stateAt({ startTime, endTime }: Span, now: number): TournamentState {
  if (now < startTime * 1000) return 'upcoming';
  return endTime === 0 || now < endTime * 1000 ? 'ongoing' : 'finished';
}

const DAY_MS = 86_400_000;
/** A started day counts. */
const days = (from: number, to: number) => Math.max(1, Math.ceil((to - from) / DAY_MS));

interface SeasonDays {
  /** A number and its unit, or a word without a number. */
  count?: number;
  unit: string;
  /** The same as a sentence, for screen readers and tooltips. */
  sentence: string;
}

/** The time until a tournament starts, until it ends if that is known, or the calendar days of the zone since it ended. */
export function seasonDays(
  span: Span,
  now: number,
  zone: string,
  t: TFunction,
): SeasonDays | undefined {
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
      if (span.endTime === 0) return undefined;
      const end = span.endTime * 1000;
      if (dayOf(end, zone) === dayOf(now, zone)) {
        const unit = t('state.relative.lastDay');
        return { unit, sentence: unit };
      }
      const count = days(now, end);
      return {
        count,
        unit: t('state.relative.daysLeft', { count }),
        sentence: t('state.relative.spokenLeft', { count }),
      };
    }
    case 'finished': {
      const count = daysBetween(dayOf(span.endTime * 1000, zone), dayOf(now, zone));
      if (count < 2) {
        const unit = t(count === 0 ? 'matches.dayToday' : 'state.relative.yesterday');
        const sentence = t(`state.relative.${count === 0 ? 'endedToday' : 'endedYesterday'}`);
        return { unit, sentence };
      }
      return {
        count,
        unit: t('state.relative.daysAgo', { count }),
        sentence: t('state.relative.spokenAgo', { count }),
      };
    }
  }
}
