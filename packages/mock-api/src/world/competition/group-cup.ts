import { lazy } from '../lazy.ts';
import type { Group, PastSeasons, SeasonKey, SeasonPlan, Team } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { advancingTeams, groupRounds } from './groups.ts';
import { type Entrant, knockout } from './knockout.ts';
import { groupNamesFor, groupStage } from './stages.ts';

/** Groups, and knock-out rounds of their best. */
export interface GroupCup {
  readonly groupCount: number;
  /** Teams per group. */
  readonly size: number;
  readonly legs: number;
  readonly groups: () => readonly Group[];
  readonly advancingCount: (group: number) => number;
  readonly knownAt: number;
  /** Whether every match is, and not the final alone. */
  readonly isAtNeutralVenue: boolean;
  /** Maps of a match in the groups. */
  readonly bestOf?: 1 | 3;
  /** Start of match `no` of a group round. */
  readonly startOf: (round: number, group: number, no: number) => number;
  /** A power of two. */
  readonly knockoutSize: number;
  readonly entrants: (best: readonly (readonly Entrant[])[]) => readonly Entrant[];
  /** Start of a tie of a knock-out round, from 1. */
  readonly tieStart: (round: number, tie: number, teamsLeft: number) => number;
}

/** Four pots by rank; each group gets one team of each. */
export function groupsFromPots(ranked: readonly Team[], season: SeasonKey, seed: string): Group[] {
  const count = ranked.length / 4;
  const pots = [0, 1, 2, 3].map((pot) =>
    shuffled(random(seed, 'draw', season.id, pot), ranked.slice(pot * count, (pot + 1) * count)),
  );
  return groupNamesFor(count).map((name, group) => ({
    name,
    teams: pots.map((pot) => pot[group] as Team),
  }));
}

/** Group winners of one half meet the runners-up of the other. */
export const crossGroups = (groups: readonly (readonly Entrant[])[]): Entrant[] =>
  groups.flatMap((teams, group) => {
    const other = groups[(group + groups.length / 2) % groups.length] as readonly Entrant[];
    return [teams[0] as Entrant, other[1] as Entrant];
  });

export function groupCupPlan(season: SeasonKey, past: PastSeasons, cup: GroupCup): SeasonPlan {
  const { groups, advancingCount, knownAt, isAtNeutralVenue, bestOf, knockoutSize } = cup;
  const { outcome } = past;
  const stage = groupStage(season, groupNamesFor(cup.groupCount), advancingCount);
  const rounds = groupRounds({
    season,
    stage,
    size: cup.size,
    legs: cup.legs,
    groups,
    knownAt,
    isAtNeutralVenue,
    needsWinner: bestOf !== undefined,
    bestOf,
    startsOf: (round, matches, group) =>
      Array.from({ length: matches }, (_, no) => cup.startOf(round, group, no)),
  });
  const roundCount = Math.max(...rounds.map(({ no }) => no));
  const finals = knockout({
    season,
    firstRound: roundCount + 1,
    size: knockoutSize,
    entrants: lazy(() =>
      cup.entrants(advancingTeams(groups(), rounds, advancingCount(0), outcome)),
    ),
    ...(bestOf && { bestOf: (teamsLeft) => (teamsLeft === 8 ? 3 : 5) }),
    startsOf: (teamsLeft, round) =>
      Array.from({ length: teamsLeft / 2 }, (_, tie) =>
        cup.tieStart(round - roundCount, tie, teamsLeft),
      ),
    outcome,
    isAtNeutralVenue: (teamsLeft) => teamsLeft === 2 || isAtNeutralVenue,
  });
  return {
    stages: [stage, ...finals.stages],
    rounds: [...rounds, ...finals.rounds],
    knownAt,
    teams: lazy(() => groups().flatMap(({ teams }) => teams)),
    groups: (one) => (one === stage ? groups() : []),
  };
}
