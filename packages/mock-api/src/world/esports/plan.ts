import { DAY, daysFromCivil, HOUR } from '../calendar/civil.ts';
import { advancing, groupFixtures } from '../competition/groups.ts';
import { type Entrant, knockout } from '../competition/knockout.ts';
import { groupNames, groupStage } from '../competition/stages.ts';
import type { Calendar, Past, SeasonKey, SeasonPlan, Tournament } from '../model.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';
import { words } from '../words.ts';

const QUARTER = 91;
/** Day of a split on which its parts begin. */
const circuitDays = { groups: 0, knockout: [59, 62, 65] } as const;
const eventDays = { groups: 70, knockout: [77, 80, 82] } as const;

/** Titles begin their year one after the other, so that something is always on. */
const firstDay = (titleNo: number, year: number, quarter: number): number =>
  daysFromCivil(year, 1, 1) + quarter * QUARTER + titleNo * 8;

const splitLabel = (perYear: number) => (n: number) => {
  const year = Math.floor(n / perYear);
  const part = (n % perYear) + 1;
  return words(`${year} Split ${part}`, `${year} 第${part}赛段`);
};

/** A circuit is played in each quarter; of the two great events each in every other one. */
export function esportsCalendar(titleNo: number, kind: 'circuit' | 'masters' | 'worlds'): Calendar {
  if (kind === 'circuit') {
    return {
      perYear: 4,
      window: (n) => {
        const first = firstDay(titleNo, Math.floor(n / 4), n % 4);
        return [first - 1, first + 68];
      },
      label: splitLabel(4),
    };
  }
  return {
    perYear: 2,
    window: (n) => {
      const first = firstDay(titleNo, Math.floor(n / 2), quarterOf(n, kind));
      return [first + eventDays.groups - 1, first + 85];
    },
    label: splitLabel(2),
  };
}

const quarterOf = (n: number, kind: 'masters' | 'worlds'): number =>
  (n % 2) * 2 + (kind === 'worlds' ? 1 : 0);

/** Where a group is at home, it plays in its evening: the Americas, Europe, Asia. */
const groupHours = [21, 13, 5];

export function circuitPlan(titleNo: number, groupsBestOf: 1 | 3) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { teams } = season.tournament;
    const first = firstDay(titleNo, season.year, season.n % 4);
    const size = teams.length / 3;
    const legs = Math.floor(29 / (size - 1));
    const groups = [0, 1, 2].map((no) => ({
      name: groupNames[no] as string,
      teams: shuffled(
        random(past.seed, 'draw', season.id, no),
        teams.slice(no * size, (no + 1) * size),
      ),
    }));
    const stage = groupStage(season, groups, legs * (size - 1));
    const matches = groupFixtures({
      season,
      stage,
      legs,
      knownAt: 0,
      neutral: true,
      decisive: true,
      bestOf: groupsBestOf,
      startsOf: (round, count, group) =>
        Array.from({ length: count }, (_, no) => {
          const day = first + (round - 1) * 2 + (group % 2);
          return day * DAY + (groupHours[group] as number) * HOUR + no * 2 * HOUR;
        }),
    });
    const [a, b, c] = groups.map((group) => advancing(group, matches, 3, past.outcome));
    const pairs = [a?.[0], c?.[1], b?.[0], a?.[2], c?.[0], b?.[2], a?.[1], b?.[1]] as Entrant[];
    return withKnockout(season, past, first, circuitDays.knockout, pairs, {
      stages: [stage],
      fixtures: matches,
      teams,
    });
  };
}

export function eventPlan(
  titleNo: number,
  kind: 'masters' | 'worlds',
  circuit: Tournament,
  groupsBestOf: 1 | 3,
) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const quarter = quarterOf(season.n, kind);
    const first = firstDay(titleNo, season.year, quarter);
    const { teams: order, settledAt } = past.finalOrder(circuit, season.year * 4 + quarter);
    const teams = order.slice(0, order.length >= 16 ? 16 : 8);
    const count = teams.length / 4;
    const groups = Array.from({ length: count }, (_, no) => ({
      name: groupNames[no] as string,
      teams: [0, 1, 2, 3].map((pot) => {
        const dealt = shuffled(
          random(past.seed, 'draw', season.id, pot),
          teams.slice(pot * count, (pot + 1) * count),
        );
        return dealt[no] as (typeof teams)[number];
      }),
    }));
    const stage = groupStage(season, groups, 3);
    const host = 10 - Math.round(season.tournament.country.zone.offset / 60);
    const matches = groupFixtures({
      season,
      stage,
      legs: 1,
      knownAt: settledAt,
      neutral: true,
      decisive: true,
      bestOf: groupsBestOf,
      startsOf: (round, matchesInRound, group) =>
        Array.from({ length: matchesInRound }, (_, no) => {
          const day = first + eventDays.groups + (round - 1) * 2 + (group % 2);
          const slot = no * 2 + Math.floor(group / 2);
          return day * DAY + (host + slot * 2.5) * HOUR;
        }),
    });
    const through = groups.map((group) => advancing(group, matches, 2, past.outcome));
    const pairs = through.flatMap((own, no) => [
      own[0] as Entrant,
      through[(no + count / 2) % count]?.[1] as Entrant,
    ]);
    return withKnockout(season, past, first, eventDays.knockout, pairs, {
      stages: [stage],
      fixtures: matches,
      teams,
    });
  };
}

function withKnockout(
  season: SeasonKey,
  past: Past,
  first: number,
  days: readonly number[],
  entrants: readonly Entrant[],
  before: SeasonPlan,
): SeasonPlan {
  const rounds = (before.stages[0] as { roundCount: number }).roundCount;
  const host = 10 - Math.round(season.tournament.country.zone.offset / 60);
  const own = days.slice(-Math.log2(entrants.length));
  const { stages, fixtures } = knockout(
    {
      season,
      firstRound: rounds + 1,
      bestOf: (left) => (left === 8 ? 3 : 5),
      startOf: (left, tie, round) => {
        const day = first + (own[round - rounds - 1] as number) + (left === 8 ? tie >> 1 : 0);
        return day * DAY + (host + (tie % 2) * 4) * HOUR;
      },
      outcome: past.outcome,
      neutral: () => true,
    },
    entrants,
  );
  return {
    stages: [...before.stages, ...stages],
    fixtures: [...before.fixtures, ...fixtures],
    teams: before.teams,
  };
}
