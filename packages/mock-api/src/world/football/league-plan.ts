import { groupFixtures } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import type { Past, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';
import { kickOffs } from './kickoffs.ts';
import type { LeagueRow, Rhythm } from './leagues.ts';
import { firstMonday, midweekIsTaken, type RoundDate, roundDates, weeksOf } from './weeks.ts';

/** Everybody meets everybody at home and away. */
export function leaguePlan(row: LeagueRow) {
  return (season: SeasonKey, { seed }: Past): SeasonPlan => {
    const { teams, country } = season.tournament;
    const rounds = (teams.length - 1) * 2;
    const dates = roundDates(row.rhythm, rounds);
    const monday = firstMonday(row.rhythm, season.year);
    const drawn = shuffled(random(seed, 'draw', season.id), teams);
    const stage = leagueStage(season, [{ teams: drawn }], rounds);
    const fixtures = groupFixtures({
      season,
      stage,
      legs: 2,
      knownAt: 0,
      neutral: false,
      decisive: false,
      startsOf: (round, count) => {
        const { week, midweek } = dates[round - 1] as RoundDate;
        const time = {
          zone: country.zone,
          slots: row.slots,
          monday: monday + week * 7,
          midweek,
          closeBefore: midweekIsTaken(row.rhythm, week),
          closeAfter: midweekIsTaken(row.rhythm, week + 1),
          together: round > rounds - 2 && !midweek,
        };
        return kickOffs(time, count, random(seed, 'kick-offs', season.id, round));
      },
    });
    return { stages: [stage], fixtures, teams };
  };
}

/** From the first Monday to a fortnight after the last weekend, when the cups are done too. */
export function footballWindow(rhythm: Rhythm) {
  return (year: number): readonly [number, number] => {
    const monday = firstMonday(rhythm, year);
    return [monday, monday + (weeksOf[rhythm].count + 2) * 7];
  };
}
