import type { Zone } from '../calendar/zones.ts';
import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import { lazy } from '../lazy.ts';
import type { PastSeasons, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { kickOffs } from './kickoffs.ts';
import type { SeasonPattern, Slots } from './leagues.ts';
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
  return (season: SeasonKey, { seed }: PastSeasons): SeasonPlan => {
    const { teams } = season.tournament;
    const count = (teams.length - 1) * 2;
    const dates = roundDates(pattern, count);
    const monday = firstMonday(pattern, season.year);
    const stage = leagueStage(season);
    const groups = lazy(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
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
    const rounds = groupRounds({
      season,
      stage,
      size: teams.length,
      legs: 2,
      groups,
      knownAt: 0,
      isAtNeutralVenue: false,
      needsWinner: false,
      startsOf: (round, matches) => kickOffs(timeOf(round), matches),
      assignStarts: (starts, round) =>
        shuffled(random(seed, 'kick-offs', season.id, round), starts),
    });
    return { stages: [stage], rounds, knownAt: 0, teams: () => teams, groups };
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
