import { DAY_SECONDS, dayOf, seasonYears } from '../calendar/civil.ts';
import { leagueSeason } from '../competition/league-season.ts';
import { lazy } from '../lazy.ts';
import { same } from '../localized.ts';
import type { Calendar, PastSeasons, SeasonKey, SeasonPlan } from '../model.ts';
import type { BasketballRow } from './leagues.ts';
import { playoffs } from './playoffs.ts';
import type { LeagueSchedule } from './round-schedules.ts';

const PLAYOFF_DAYS = 44;
const PLAYOFF_TEAMS = 8;

export function basketballCalendar(
  row: BasketballRow,
  { firstDay, days }: LeagueSchedule,
): Calendar {
  return {
    perYear: 1,
    window: (year) => [firstDay(year) - 1, firstDay(year) + days + PLAYOFF_DAYS],
    label: (year) => same(seasonYears(year, row.pattern === 'winter')),
  };
}

/** A regular season, then playoffs of its best teams. */
export function basketballPlan({ legs, firstDay, days, startsOf, startOn }: LeagueSchedule) {
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const first = firstDay(season.year);
    const count = (season.tournament.teams.length - 1) * legs;
    const regular = leagueSeason(season, past, {
      legs,
      startsOf: (round) => startsOf(first, round),
      playoffTeams: PLAYOFF_TEAMS,
    });
    // Noon of the day after the last round.
    const knownAt =
      (dayOf(Math.max(...startsOf(first, count))) + 1) * DAY_SECONDS + DAY_SECONDS / 2;
    const finals = playoffs({
      season,
      seeds: lazy(() => {
        const order = past.finalOrder(season.tournament, season.n);
        return order.slice(0, PLAYOFF_TEAMS).map((team, rank) => ({ team, rank, knownAt }));
      }),
      firstRound: count + 1,
      startOf: (day, series) => startOn(first + days + 3 + day, series),
      outcome: past.outcome,
    });
    return {
      ...regular,
      stages: [...regular.stages, ...finals.stages],
      rounds: [...regular.rounds, ...finals.rounds],
    };
  };
}
