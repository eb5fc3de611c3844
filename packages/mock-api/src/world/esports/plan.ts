import { DAY_SECONDS, daysFromCivil, HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import {
  crossGroups,
  type GroupCup,
  groupCupPlan,
  groupsFromPots,
} from '../competition/group-cup.ts';
import type { Entrant } from '../competition/knockout.ts';
import { groupNamesFor } from '../competition/stages.ts';
import { lazy } from '../lazy.ts';
import { properName } from '../localized.ts';
import type { Calendar, PastSeasons, SeasonKey, SeasonPlan, Tournament } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

const QUARTER_DAYS = 91;
/** Days on which parts of a split begin, counted from its first day. */
const CIRCUIT_KNOCKOUT_DAYS = [73, 75, 77] as const;
const EVENT_DAYS = { draw: 76, groups: 79, knockout: [85, 87, 89] } as const;

/** Titles are staggered by eight days, so that one of them always has matches. */
const firstDay = (titleNo: number, year: number, quarter: number): number =>
  daysFromCivil(year, 1, 1) + quarter * QUARTER_DAYS + titleNo * 8;

const splitLabel = (perYear: number) => (n: number) => {
  const year = Math.floor(n / perYear);
  const part = (n % perYear) + 1;
  return properName(`${year} Split ${part}`, `${year} 第${part}赛段`);
};

type CircuitKind = 'circuit' | 'challengers';

/** Half a split: the challengers play during the circuit's pause. */
const CHALLENGERS_DELAY_DAYS = 45;

const circuitFirstDay = (titleNo: number, kind: CircuitKind, n: number): number =>
  firstDay(titleNo, Math.floor(n / 4), n % 4) +
  (kind === 'challengers' ? CHALLENGERS_DELAY_DAYS : 0);

/** Squads change when the first split of a year begins: after the last event of the year before. */
export const squadFromDay = (titleNo: number, kind: CircuitKind): number =>
  circuitFirstDay(titleNo, kind, 0) - daysFromCivil(0, 1, 1);

/** Circuits take place in each quarter of a year, masters and worlds in alternating ones. */
export function esportsCalendar(
  titleNo: number,
  kind: CircuitKind | 'masters' | 'worlds',
): Calendar {
  if (kind === 'circuit' || kind === 'challengers') {
    return {
      perYear: 4,
      window: (n) => {
        const first = circuitFirstDay(titleNo, kind, n);
        return [first - 1, first + 79];
      },
      label: splitLabel(4),
      // A circuit counts as finished until just before the next one. Together with the rollover
      // of the events below, every title always has finished and upcoming tournaments.
      rolloverShare: 0.95,
    };
  }
  return {
    perYear: 2,
    window: (n) => {
      const first = firstDay(titleNo, Math.floor(n / 2), quarterOf(n, kind));
      return [first + EVENT_DAYS.groups - 1, first + 91];
    },
    label: splitLabel(2),
    rolloverShare: 0.46,
  };
}

const quarterOf = (n: number, kind: 'masters' | 'worlds'): number =>
  (n % 2) * 2 + (kind === 'worlds' ? 1 : 0);

/** Start in the evening of the group's region: the Americas, Europe, Asia. */
const GROUP_UTC_HOURS = [21, 13, 5];

export function circuitPlan(titleNo: number, kind: CircuitKind, groupsBestOf: 1 | 3) {
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const { teams } = season.tournament;
    const first = circuitFirstDay(titleNo, kind, season.n);
    const size = teams.length / 3;
    const names = groupNamesFor(3);
    const groups = lazy(() =>
      names.map((name, no) => ({
        name,
        teams: shuffled(
          random(past.seed, 'draw', season.id, no),
          teams.slice(no * size, (no + 1) * size),
        ),
      })),
    );
    const plan = {
      groupCount: 3,
      size,
      legs: Math.floor(37 / (size - 1)),
      groups,
      // Only two teams of the last group advance: the bracket needs eight.
      advancingCount: (group: number) => (group < 2 ? 3 : 2),
      knownAt: 0,
      bestOf: groupsBestOf,
      startOf: (round: number, group: number, no: number) => {
        const day = first + (round - 1) * 2 + ((group + titleNo) % 2);
        const hour = (GROUP_UTC_HOURS[group] as number) + no * (size > 4 ? 2 : 4);
        // Titles are staggered by 40 minutes to spread their matches over the day.
        return day * DAY_SECONDS + hour * HOUR_SECONDS + titleNo * 40 * MINUTE_SECONDS;
      },
      knockoutSize: 8,
      entrants: ([a, b, c]: readonly (readonly Entrant[])[]) =>
        [a?.[0], c?.[1], b?.[0], a?.[2], c?.[0], b?.[2], a?.[1], b?.[1]] as Entrant[],
    };
    return hostedPlan(season, past, first, CIRCUIT_KNOCKOUT_DAYS, plan);
  };
}

/** 10:00 local time of the host country, as an hour of UTC. */
const hostHour = ({ tournament }: SeasonKey): number =>
  10 - Math.round(tournament.country.zone.offset / 60);

export function eventPlan(
  titleNo: number,
  kind: 'masters' | 'worlds',
  circuit: Tournament,
  groupsBestOf: 1 | 3,
) {
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const quarter = quarterOf(season.n, kind);
    const first = firstDay(titleNo, season.year, quarter);
    const count = circuit.teams.length >= 16 ? 4 : 2;
    const plan = {
      groupCount: count,
      size: 4,
      legs: 1,
      // From the final order of the circuit.
      groups: lazy(() => {
        const order = past.finalOrder(circuit, season.year * 4 + quarter);
        return groupsFromPots(order.slice(0, count * 4), season, past.seed);
      }),
      advancingCount: () => 2,
      knownAt: (first + EVENT_DAYS.draw) * DAY_SECONDS + 12 * HOUR_SECONDS,
      bestOf: groupsBestOf,
      startOf: (round: number, group: number, no: number) => {
        const day = first + EVENT_DAYS.groups + (round - 1) * 2 + (group % 2);
        const slot = no * 2 + Math.floor(group / 2);
        return day * DAY_SECONDS + (hostHour(season) + slot * 2.5) * HOUR_SECONDS;
      },
      knockoutSize: count * 2,
      entrants: crossGroups,
    };
    return hostedPlan(season, past, first, EVENT_DAYS.knockout, plan);
  };
}

/** All matches are at one venue, and the knock-out rounds on these days, as many as there are rounds. */
function hostedPlan(
  season: SeasonKey,
  past: PastSeasons,
  first: number,
  days: readonly number[],
  plan: Omit<GroupCup, 'isAtNeutralVenue' | 'tieStart'>,
): SeasonPlan {
  const roundDays = days.slice(-Math.log2(plan.knockoutSize));
  return groupCupPlan(season, past, {
    ...plan,
    isAtNeutralVenue: true,
    tieStart: (round, tie, teamsLeft) => {
      const day = first + (roundDays[round - 1] as number) + (teamsLeft === 8 ? tie >> 1 : 0);
      return day * DAY_SECONDS + (hostHour(season) + (tie % 2) * 4) * HOUR_SECONDS;
    },
  });
}
