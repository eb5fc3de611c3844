import { lazy } from '../lazy.ts';
import type { Calendar, PastSeasons, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { groupRounds } from './groups.ts';
import { leagueStage } from './stages.ts';

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

export function fixedIntervalPlan({ roundDays, legs, firstDay, startsOf }: FixedIntervalSchedule) {
  return (season: SeasonKey, { seed }: PastSeasons): SeasonPlan => {
    const { teams } = season.tournament;
    const first = firstDay(season.n);
    const stage = leagueStage(season);
    const groups = lazy(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
    const rounds = groupRounds({
      season,
      stage,
      size: teams.length,
      legs,
      groups,
      knownAt: 0,
      isAtNeutralVenue: false,
      needsWinner: false,
      startsOf: (round, matches) => startsOf(first + (round - 1) * roundDays, matches),
      assignStarts: (starts, round) =>
        shuffled(random(seed, 'kick-offs', season.id, round), starts),
    });
    return { stages: [stage], rounds, knownAt: 0, teams: () => teams, groups };
  };
}
