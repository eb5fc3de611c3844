import type { Zone } from '../../calendar/zones.ts';
import { leagueSeason } from '../../competition/league-season.ts';
import type { PastSeasons, SeasonKey, SeasonPlan } from '../../model.ts';
import type { Slots } from './kickoffs.ts';
import { kickOffs } from './kickoffs.ts';
import type { SeasonPattern } from './season-weeks.ts';
import {
  firstMonday,
  isMidweekTaken,
  type MidweekCompetitions,
  type RoundDate,
  roundDates,
  SEASON_WEEKS,
} from './season-weeks.ts';

export interface Division {
  readonly pattern: SeasonPattern;
  readonly slots: Slots;
  readonly zone: Zone;
  readonly midweekCompetitions: MidweekCompetitions;
}

/** A double round-robin. */
export function leaguePlan({ pattern, slots, zone, midweekCompetitions }: Division) {
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const count = (season.tournament.teams.length - 1) * 2;
    const dates = roundDates(pattern, count);
    const monday = firstMonday(pattern, season.year);
    const timeOf = (round: number) => {
      const { week, isMidweek } = dates[round - 1] as RoundDate;
      return {
        zone,
        slots,
        monday: monday + week * 7,
        isMidweek,
        hasMatchBefore: isMidweekTaken(pattern, week, midweekCompetitions),
        hasMatchAfter: isMidweekTaken(pattern, week + 1, midweekCompetitions),
        isSimultaneous: round > count - 2 && !isMidweek,
      };
    };
    return leagueSeason(season, past, {
      legs: 2,
      startsOf: (round, matches) => kickOffs(timeOf(round), matches),
    });
  };
}

/** First and last day of the league, or of the whole season with its cups. */
export function footballWindow(pattern: SeasonPattern, part: 'league' | 'all') {
  const { leagueWeeks, totalWeeks } = SEASON_WEEKS[pattern];
  return (year: number): readonly [number, number] => {
    const monday = firstMonday(pattern, year);
    return [monday, monday + (part === 'league' ? leagueWeeks + 1 : totalWeeks) * 7];
  };
}
