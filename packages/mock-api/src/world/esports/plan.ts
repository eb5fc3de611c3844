import { DAY_SECONDS, daysFromCivil, HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import { advancingTeams, groupRounds } from '../competition/groups.ts';
import { type Entrant, knockout } from '../competition/knockout.ts';
import { groupNamesFor, groupStage } from '../competition/stages.ts';
import { lazy } from '../lazy.ts';
import { properName } from '../localized.ts';
import type {
  Calendar,
  Group,
  PastSeasons,
  Round,
  SeasonKey,
  SeasonPlan,
  Stage,
  Team,
  Tournament,
} from '../model.ts';
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

interface GroupPhase {
  readonly stage: Stage;
  readonly rounds: readonly Round[];
  readonly groups: () => readonly Group[];
  readonly knownAt: number;
}

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
    // Only two teams of the last group advance: the bracket needs eight.
    const stage = groupStage(season, names, (group) => (group < 2 ? 3 : 2));
    const knownAt = 0;
    const startOf = (round: number, group: number, no: number) => {
      const day = first + (round - 1) * 2 + ((group + titleNo) % 2);
      const hour = (GROUP_UTC_HOURS[group] as number) + no * (size > 4 ? 2 : 4);
      // Titles are staggered by 40 minutes to spread their matches over the day.
      return day * DAY_SECONDS + hour * HOUR_SECONDS + titleNo * 40 * MINUTE_SECONDS;
    };
    const rounds = groupRounds({
      season,
      stage,
      size,
      legs: Math.floor(37 / (size - 1)),
      groups,
      knownAt,
      isAtNeutralVenue: true,
      needsWinner: true,
      bestOf: groupsBestOf,
      startsOf: (round, count, group) =>
        Array.from({ length: count }, (_, no) => startOf(round, group, no)),
    });
    const entrants = () => {
      const [a, b, c] = advancingTeams(groups(), rounds, 3, past.outcome);
      return [a?.[0], c?.[1], b?.[0], a?.[2], c?.[0], b?.[2], a?.[1], b?.[1]] as Entrant[];
    };
    const groupPhase = { stage, rounds, groups, knownAt };
    return withKnockout(season, past, first, CIRCUIT_KNOCKOUT_DAYS, 8, entrants, groupPhase);
  };
}

/** Groups of four from the final order of the circuit, one team from each pot. */
function drawGroups(
  season: SeasonKey,
  past: PastSeasons,
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
    const groups = lazy(() => {
      const order = past.finalOrder(circuit, season.year * 4 + quarter);
      return drawGroups(season, past, order, count);
    });
    const stage = groupStage(season, groupNamesFor(count), () => 2);
    const startOf = (round: number, group: number, no: number) => {
      const day = first + EVENT_DAYS.groups + (round - 1) * 2 + (group % 2);
      const slot = no * 2 + Math.floor(group / 2);
      return day * DAY_SECONDS + (hostHour(season) + slot * 2.5) * HOUR_SECONDS;
    };
    const knownAt = (first + EVENT_DAYS.draw) * DAY_SECONDS + 12 * HOUR_SECONDS;
    const rounds = groupRounds({
      season,
      stage,
      size: 4,
      legs: 1,
      groups,
      knownAt,
      isAtNeutralVenue: true,
      needsWinner: true,
      bestOf: groupsBestOf,
      startsOf: (round, matches, group) =>
        Array.from({ length: matches }, (_, no) => startOf(round, group, no)),
    });
    const entrants = () => {
      const advancing = advancingTeams(groups(), rounds, 2, past.outcome);
      return advancing.flatMap((teams, no) => [
        teams[0] as Entrant,
        advancing[(no + count / 2) % count]?.[1] as Entrant,
      ]);
    };
    const groupPhase = { stage, rounds, groups, knownAt };
    return withKnockout(season, past, first, EVENT_DAYS.knockout, count * 2, entrants, groupPhase);
  };
}

function withKnockout(
  season: SeasonKey,
  past: PastSeasons,
  first: number,
  days: readonly number[],
  size: number,
  entrants: () => readonly Entrant[],
  { stage, rounds, groups, knownAt }: GroupPhase,
): SeasonPlan {
  const groupRoundCount = Math.max(...rounds.map(({ no }) => no));
  const roundDays = days.slice(-Math.log2(size));
  const finals = knockout({
    season,
    firstRound: groupRoundCount + 1,
    size,
    entrants: lazy(entrants),
    bestOf: (teamsLeft) => (teamsLeft === 8 ? 3 : 5),
    startsOf: (teamsLeft, round) =>
      Array.from({ length: teamsLeft / 2 }, (_, tie) => {
        const day =
          first +
          (roundDays[round - groupRoundCount - 1] as number) +
          (teamsLeft === 8 ? tie >> 1 : 0);
        return day * DAY_SECONDS + (hostHour(season) + (tie % 2) * 4) * HOUR_SECONDS;
      }),
    outcome: past.outcome,
    isAtNeutralVenue: () => true,
  });
  return {
    stages: [stage, ...finals.stages],
    rounds: [...rounds, ...finals.rounds],
    knownAt,
    teams: lazy(() => groups().flatMap(({ teams }) => teams)),
    groups: (one) => (one === stage ? groups() : []),
  };
}
