import type { Zone } from '../calendar/zones.ts';
import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import { once } from '../lazy.ts';
import type { Past, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { kickOffBounds, kickOffs } from './kickoffs.ts';
import type { Rhythm, Slots } from './leagues.ts';
import {
  type Duties,
  firstMonday,
  midweekIsTaken,
  type RoundDate,
  roundDates,
  weeksOf,
} from './season-weeks.ts';

export interface Division {
  readonly rhythm: Rhythm;
  readonly slots: Slots;
  readonly zone: Zone;
  readonly duties: Duties;
}

/** Everybody meets everybody at home and away. */
export function leaguePlan({ rhythm, slots, zone, duties }: Division) {
  return (season: SeasonKey, { seed }: Past): SeasonPlan => {
    const { teams } = season.tournament;
    const count = (teams.length - 1) * 2;
    const dates = roundDates(rhythm, count);
    const monday = firstMonday(rhythm, season.year);
    const stage = leagueStage(season);
    const groups = once(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
    const timeOf = (round: number) => {
      const { week, midweek } = dates[round - 1] as RoundDate;
      return {
        zone,
        slots,
        monday: monday + week * 7,
        midweek,
        closeBefore: midweekIsTaken(rhythm, week, duties),
        closeAfter: midweekIsTaken(rhythm, week + 1, duties),
        together: round > count - 2 && !midweek,
      };
    };
    const rounds = groupRounds({
      season,
      stage,
      size: teams.length,
      legs: 2,
      groups,
      knownAt: 0,
      neutral: false,
      decisive: false,
      startsOf: (round, matches) => kickOffs(timeOf(round), matches),
      boundsOf: (round, matches) => kickOffBounds(timeOf(round), matches),
      deal: (starts, round) => shuffled(random(seed, 'kick-offs', season.id, round), starts),
    });
    return { stages: [stage], rounds, knownAt: 0, teams: () => teams, groups };
  };
}

/** From the first Monday on: the league's own weeks, or all of the season with its cups. */
export function footballWindow(rhythm: Rhythm, part: 'league' | 'all') {
  const { count, span } = weeksOf[rhythm];
  return (year: number): readonly [number, number] => {
    const monday = firstMonday(rhythm, year);
    return [monday, monday + (part === 'league' ? count + 1 : span) * 7];
  };
}
