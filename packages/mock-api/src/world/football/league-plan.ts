import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import type { Past, SeasonKey, SeasonPlan } from '../model.ts';
import { once } from '../once.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';
import { kickOffBounds, kickOffs } from './kickoffs.ts';
import type { LeagueRow, Rhythm } from './leagues.ts';
import { firstMonday, midweekIsTaken, type RoundDate, roundDates, weeksOf } from './weeks.ts';

/** Everybody meets everybody at home and away. */
export function leaguePlan(row: LeagueRow) {
  return (season: SeasonKey, { seed }: Past): SeasonPlan => {
    const { teams, country } = season.tournament;
    const count = (teams.length - 1) * 2;
    const dates = roundDates(row.rhythm, count);
    const monday = firstMonday(row.rhythm, season.year);
    const stage = leagueStage(season);
    const groups = once(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
    const timeOf = (round: number) => {
      const { week, midweek } = dates[round - 1] as RoundDate;
      return {
        zone: country.zone,
        slots: row.slots,
        monday: monday + week * 7,
        midweek,
        closeBefore: midweekIsTaken(row.rhythm, week),
        closeAfter: midweekIsTaken(row.rhythm, week + 1),
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

/** From the first Monday to a fortnight after the last weekend, when the cups are done too. */
export function footballWindow(rhythm: Rhythm) {
  return (year: number): readonly [number, number] => {
    const monday = firstMonday(rhythm, year);
    return [monday, monday + (weeksOf[rhythm].count + 2) * 7];
  };
}
