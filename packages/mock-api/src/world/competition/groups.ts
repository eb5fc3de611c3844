import { once } from '../lazy.ts';
import type { Fixture, Group, Outcome, Round, SeasonKey, Stage, Team } from '../model.ts';
import type { Entrant } from './knockout.ts';
import { type Pairing, roundRobin } from './round-robin.ts';
import { table } from './table.ts';

export interface GroupPlan {
  readonly season: SeasonKey;
  readonly stage: Stage;
  /** Of every group alike. */
  readonly size: number;
  readonly legs: number;
  readonly groups: () => readonly Group[];
  readonly knownAt: number;
  readonly neutral: boolean;
  readonly bestOf?: 1 | 3 | 5 | undefined;
  readonly decisive: boolean;
  /** The kick-offs of a round of one group, and the first and the last of them. */
  readonly startsOf: (round: number, count: number, group: number) => readonly number[];
  readonly boundsOf: (round: number, count: number, group: number) => readonly [number, number];
  /** How they are dealt to the pairings; in order where it is left out. */
  readonly deal?: (starts: readonly number[], round: number) => readonly number[];
}

function fixturesOf(
  plan: GroupPlan,
  mark: string,
  no: number,
  groupNo: number,
  pairs: readonly Pairing[],
): Fixture[] {
  const { season, stage, bestOf, decisive, neutral, knownAt } = plan;
  const { name, teams } = plan.groups()[groupNo] as Group;
  const starts = plan.startsOf(no, pairs.length, groupNo);
  const dealt = plan.deal?.(starts, no) ?? starts;
  const prefix = `ma${season.id.slice(2)}-${mark}-`;
  return pairs.map(([one, other], index) => ({
    id: prefix + (index + 1),
    season,
    stage,
    round: no,
    group: name,
    bestOf,
    start: dealt[index] as number,
    home: teams[one] as Team,
    away: teams[other] as Team,
    knownAt,
    decisive,
    neutral,
  }));
}

/** Every group of a stage plays its rounds side by side; a league is one group without a name. */
export function groupRounds(plan: GroupPlan): Round[] {
  const { stage, size, legs } = plan;
  const names = stage.groupNames.length > 0 ? stage.groupNames : [undefined];
  const pairings = roundRobin(size, legs);
  return names.flatMap((name, groupNo) =>
    pairings.map((pairs, index): Round => {
      const no = index + 1;
      const mark = `${name?.toLowerCase() ?? ''}${no}`;
      const [first, last] = plan.boundsOf(no, pairs.length, groupNo);
      return {
        mark,
        no,
        stage,
        group: name,
        first,
        last,
        fixtures: once(() => fixturesOf(plan, mark, no, groupNo, pairs)),
      };
    }),
  );
}

/** The first of each group, known when its last match has ended. */
export function advancing(
  groups: readonly Group[],
  rounds: readonly Round[],
  count: number,
  outcome: (fixture: Fixture) => Outcome,
): Entrant[][] {
  return groups.map(({ name, teams }) => {
    const own = rounds.filter(({ group }) => group === name).flatMap(({ fixtures }) => fixtures());
    const knownAt = own.reduce((last, fixture) => Math.max(last, outcome(fixture).end), 0);
    return table(teams, own, outcome)
      .slice(0, count)
      .map(({ team }) => ({ team, knownAt }));
  });
}
