import type { Calendar, PastSeasons, SeasonKey, SeasonPlan } from '../model.ts';
import { leagueSeason } from './league-season.ts';

/** A round every so many days, regardless of weekends and cups. */
export interface FixedIntervalSchedule {
  /** Days from one round to the next. */
  readonly roundDays: number;
  readonly legs: number;
  readonly calendar: Calendar;
  readonly firstDay: (n: number) => number;
  /** Kick-offs of the round that begins on this day. */
  readonly startsOf: (day: number, matches: number) => readonly number[];
}

export const fixedIntervalPlan =
  ({ roundDays, legs, firstDay, startsOf }: FixedIntervalSchedule) =>
  (season: SeasonKey, past: PastSeasons): SeasonPlan =>
    leagueSeason(season, past, {
      legs,
      startsOf: (round, matches) => startsOf(firstDay(season.n) + (round - 1) * roundDays, matches),
    });
