import { DAY_SECONDS, dayOf } from '../calendar/civil.ts';
import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import { lazy } from '../lazy.ts';
import { same } from '../localized.ts';
import type { Calendar, PastSeasons, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
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
    label: (year) => {
      const next = String((year + 1) % 100).padStart(2, '0');
      const label = row.pattern === 'winter' ? `${year}/${next}` : String(year);
      return same(label);
    },
  };
}

/** A regular season, then playoffs of its best teams. */
export function basketballPlan({ legs, firstDay, days, startsOf, startOn }: LeagueSchedule) {
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const { teams } = season.tournament;
    const first = firstDay(season.year);
    const count = (teams.length - 1) * legs;
    const stage = leagueStage(season, PLAYOFF_TEAMS);
    const groups = lazy(() => [{ teams: shuffled(random(past.seed, 'draw', season.id), teams) }]);
    const regular = groupRounds({
      season,
      stage,
      size: teams.length,
      legs,
      groups,
      knownAt: 0,
      isAtNeutralVenue: false,
      needsWinner: true,
      startsOf: (round) => startsOf(first, round),
      assignStarts: (starts, round) =>
        shuffled(random(past.seed, 'tip-offs', season.id, round), starts),
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
      stages: [stage, ...finals.stages],
      rounds: [...regular, ...finals.rounds],
      knownAt: 0,
      teams: () => teams,
      groups: (one) => (one === stage ? groups() : []),
    };
  };
}
