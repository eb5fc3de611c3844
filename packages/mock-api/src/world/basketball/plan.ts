import { DAY, dayOf } from '../calendar/civil.ts';
import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import { once } from '../lazy.ts';
import { words } from '../localized.ts';
import type { Calendar, Past, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import type { BasketballRow } from './leagues.ts';
import { playoffs } from './playoffs.ts';
import type { Pace } from './round-schedules.ts';

const PLAYOFF_DAYS = 44;

export function basketballCalendar(row: BasketballRow, { firstDay, days }: Pace): Calendar {
  return {
    perYear: 1,
    window: (year) => [firstDay(year) - 1, firstDay(year) + days + PLAYOFF_DAYS],
    label: (year) => {
      const next = String((year + 1) % 100).padStart(2, '0');
      const label = row.rhythm === 'winter' ? `${year}/${next}` : String(year);
      return words(label, label);
    },
  };
}

/** A long regular season; the first eight play on. */
export function basketballPlan({ legs, firstDay, days, startsOf, startOn }: Pace) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { teams } = season.tournament;
    const first = firstDay(season.year);
    const count = (teams.length - 1) * legs;
    const stage = leagueStage(season, 8);
    const groups = once(() => [{ teams: shuffled(random(past.seed, 'draw', season.id), teams) }]);
    const regular = groupRounds({
      season,
      stage,
      size: teams.length,
      legs,
      groups,
      knownAt: 0,
      neutral: false,
      decisive: true,
      startsOf: (round) => startsOf(first, round),
      boundsOf: (round) => {
        const starts = startsOf(first, round);
        return [Math.min(...starts), Math.max(...starts)];
      },
      deal: (starts, round) => shuffled(random(past.seed, 'tip-offs', season.id, round), starts),
    });
    // Noon of the day after the last round.
    const knownAt = (dayOf(Math.max(...startsOf(first, count))) + 1) * DAY + DAY / 2;
    const finals = playoffs({
      season,
      seeds: once(() => {
        const order = past.finalOrder(season.tournament, season.n);
        return order.slice(0, 8).map((team, rank) => ({ team, rank, knownAt }));
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
