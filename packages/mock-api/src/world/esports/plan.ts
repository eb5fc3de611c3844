import { DAY, daysFromCivil, HOUR, MINUTE } from '../calendar/civil.ts';
import { advancing, groupRounds } from '../competition/groups.ts';
import { type Entrant, knockout } from '../competition/knockout.ts';
import { groupNamesFor, groupStage } from '../competition/stages.ts';
import { once } from '../lazy.ts';
import { words } from '../localized.ts';
import type {
  Calendar,
  Group,
  Past,
  Round,
  SeasonKey,
  SeasonPlan,
  Stage,
  Team,
  Tournament,
} from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

const QUARTER = 91;
/** Day of a split on which its parts begin. */
const circuitDays = { knockout: [73, 75, 77] } as const;
const eventDays = { draw: 76, groups: 79, knockout: [85, 87, 89] } as const;

/** Titles begin their year one after the other, so that something is always on. */
const firstDay = (titleNo: number, year: number, quarter: number): number =>
  daysFromCivil(year, 1, 1) + quarter * QUARTER + titleNo * 8;

const splitLabel = (perYear: number) => (n: number) => {
  const year = Math.floor(n / perYear);
  const part = (n % perYear) + 1;
  return words(`${year} Split ${part}`, `${year} 第${part}赛段`);
};

type Circuit = 'circuit' | 'challengers';

/** Half a split later, so that the one plays on while the other rests. */
const CHALLENGERS_LATER = 45;

const circuitDay = (titleNo: number, kind: Circuit, n: number): number =>
  firstDay(titleNo, Math.floor(n / 4), n % 4) + (kind === 'challengers' ? CHALLENGERS_LATER : 0);

/** A circuit is played in each quarter; of the two great events each in every other one. */
export function esportsCalendar(titleNo: number, kind: Circuit | 'masters' | 'worlds'): Calendar {
  if (kind === 'circuit' || kind === 'challengers') {
    return {
      perYear: 4,
      window: (n) => {
        const first = circuitDay(titleNo, kind, n);
        return [first - 1, first + 79];
      },
      label: splitLabel(4),
      // Over until the next one begins; the two events are to come from then on, or over: so that a
      // title always has some of either.
      turn: 0.95,
    };
  }
  return {
    perYear: 2,
    window: (n) => {
      const first = firstDay(titleNo, Math.floor(n / 2), quarterOf(n, kind));
      return [first + eventDays.groups - 1, first + 91];
    },
    label: splitLabel(2),
    turn: 0.46,
  };
}

const quarterOf = (n: number, kind: 'masters' | 'worlds'): number =>
  (n % 2) * 2 + (kind === 'worlds' ? 1 : 0);

/** Where a group is at home, it plays in its evening: the Americas, Europe, Asia. */
const groupHours = [21, 13, 5];

interface Before {
  readonly stage: Stage;
  readonly rounds: readonly Round[];
  readonly groups: () => readonly Group[];
  readonly knownAt: number;
}

export function circuitPlan(titleNo: number, kind: Circuit, groupsBestOf: 1 | 3) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { teams } = season.tournament;
    const first = circuitDay(titleNo, kind, season.n);
    const size = teams.length / 3;
    const names = groupNamesFor(3);
    const groups = once(() =>
      names.map((name, no) => ({
        name,
        teams: shuffled(
          random(past.seed, 'draw', season.id, no),
          teams.slice(no * size, (no + 1) * size),
        ),
      })),
    );
    // Of the last group two go on: eight is a power of two, and nine is none.
    const stage = groupStage(season, names, (group) => (group < 2 ? 3 : 2));
    const knownAt = 0;
    const startOf = (round: number, group: number, no: number) => {
      const day = first + (round - 1) * 2 + ((group + titleNo) % 2);
      const hour = (groupHours[group] as number) + no * (size > 4 ? 2 : 4);
      // Titles follow one another, so that their matches are spread over the day.
      return day * DAY + hour * HOUR + titleNo * 40 * MINUTE;
    };
    const rounds = groupRounds({
      season,
      stage,
      size,
      legs: Math.floor(37 / (size - 1)),
      groups,
      knownAt,
      neutral: true,
      decisive: true,
      bestOf: groupsBestOf,
      startsOf: (round, count, group) =>
        Array.from({ length: count }, (_, no) => startOf(round, group, no)),
      boundsOf: (round, count, group) => [
        startOf(round, group, 0),
        startOf(round, group, count - 1),
      ],
    });
    const entrants = () => {
      const [a, b, c] = advancing(groups(), rounds, 3, past.outcome);
      return [a?.[0], c?.[1], b?.[0], a?.[2], c?.[0], b?.[2], a?.[1], b?.[1]] as Entrant[];
    };
    const before = { stage, rounds, groups, knownAt };
    return withKnockout(season, past, first, circuitDays.knockout, 8, entrants, before);
  };
}

/** The best of the split's circuit, drawn into groups of four: one from each rank. */
function drawnGroups(
  season: SeasonKey,
  past: Past,
  order: readonly Team[],
  count: number,
): Group[] {
  const pots = [0, 1, 2, 3].map((pot) =>
    shuffled(
      random(past.seed, 'draw', season.id, pot),
      order.slice(pot * count, (pot + 1) * count),
    ),
  );
  return groupNamesFor(count).map((name, no) => ({
    name,
    teams: pots.map((pot) => pot[no] as Team),
  }));
}

/** Ten in the morning where the event is held, as an hour of UTC. */
const hostHour = ({ tournament }: SeasonKey): number =>
  10 - Math.round(tournament.country.zone.offset / 60);

export function eventPlan(
  titleNo: number,
  kind: 'masters' | 'worlds',
  circuit: Tournament,
  groupsBestOf: 1 | 3,
) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const quarter = quarterOf(season.n, kind);
    const first = firstDay(titleNo, season.year, quarter);
    const count = circuit.teams.length >= 16 ? 4 : 2;
    const groups = once(() => {
      const order = past.finalOrder(circuit, season.year * 4 + quarter);
      return drawnGroups(season, past, order, count);
    });
    const stage = groupStage(season, groupNamesFor(count), () => 2);
    const startOf = (round: number, group: number, no: number) => {
      const day = first + eventDays.groups + (round - 1) * 2 + (group % 2);
      const slot = no * 2 + Math.floor(group / 2);
      return day * DAY + (hostHour(season) + slot * 2.5) * HOUR;
    };
    const knownAt = (first + eventDays.draw) * DAY + 12 * HOUR;
    const rounds = groupRounds({
      season,
      stage,
      size: 4,
      legs: 1,
      groups,
      knownAt,
      neutral: true,
      decisive: true,
      bestOf: groupsBestOf,
      startsOf: (round, matches, group) =>
        Array.from({ length: matches }, (_, no) => startOf(round, group, no)),
      boundsOf: (round, matches, group) => [
        startOf(round, group, 0),
        startOf(round, group, matches - 1),
      ],
    });
    const entrants = () => {
      const through = advancing(groups(), rounds, 2, past.outcome);
      return through.flatMap((own, no) => [
        own[0] as Entrant,
        through[(no + count / 2) % count]?.[1] as Entrant,
      ]);
    };
    const before = { stage, rounds, groups, knownAt };
    return withKnockout(season, past, first, eventDays.knockout, count * 2, entrants, before);
  };
}

function withKnockout(
  season: SeasonKey,
  past: Past,
  first: number,
  days: readonly number[],
  size: number,
  entrants: () => readonly Entrant[],
  { stage, rounds, groups, knownAt }: Before,
): SeasonPlan {
  const before = Math.max(...rounds.map(({ no }) => no));
  const own = days.slice(-Math.log2(size));
  const after = knockout({
    season,
    firstRound: before + 1,
    size,
    entrants: once(entrants),
    bestOf: (left) => (left === 8 ? 3 : 5),
    startsOf: (left, round) =>
      Array.from({ length: left / 2 }, (_, tie) => {
        const day = first + (own[round - before - 1] as number) + (left === 8 ? tie >> 1 : 0);
        return day * DAY + (hostHour(season) + (tie % 2) * 4) * HOUR;
      }),
    outcome: past.outcome,
    neutral: () => true,
  });
  return {
    stages: [stage, ...after.stages],
    rounds: [...rounds, ...after.rounds],
    knownAt,
    teams: once(() => groups().flatMap(({ teams }) => teams)),
    groups: (one) => (one === stage ? groups() : []),
  };
}
