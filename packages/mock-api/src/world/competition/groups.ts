import { lazy } from '../lazy.ts';
import type { Fixture, Group, Outcome, Round, SeasonKey, Stage, Team } from '../model.ts';
import type { Entrant } from './knockout.ts';
import { leagueTable } from './league-table.ts';
import { type Pairing, roundRobin } from './round-robin.ts';

export interface GroupRoundsOptions {
  readonly season: SeasonKey;
  readonly stage: Stage;
  /** Teams per group. */
  readonly size: number;
  readonly legs: number;
  readonly groups: () => readonly Group[];
  readonly knownAt: number;
  readonly isAtNeutralVenue: boolean;
  readonly bestOf?: 1 | 3 | 5 | undefined;
  readonly needsWinner: boolean;
  /** Kick-offs of a round of one group. */
  readonly startsOf: (round: number, count: number, group: number) => readonly number[];
  /** Reorders the kick-offs before they are assigned to the pairings; default as they come. */
  readonly assignStarts?: (starts: readonly number[], round: number) => readonly number[];
}

function fixturesOf(
  plan: GroupRoundsOptions,
  idPart: string,
  no: number,
  groupNo: number,
  pairs: readonly Pairing[],
  starts: readonly number[],
): Fixture[] {
  const { season, stage, bestOf, needsWinner, isAtNeutralVenue, knownAt } = plan;
  const { name, teams } = plan.groups()[groupNo] as Group;
  const assigned = plan.assignStarts?.(starts, no) ?? starts;
  const prefix = `ma${season.id.slice(2)}-${idPart}-`;
  return pairs.map(([one, other], index) => ({
    id: prefix + (index + 1),
    season,
    stage,
    round: no,
    group: name,
    bestOf,
    start: assigned[index] as number,
    home: teams[one] as Team,
    away: teams[other] as Team,
    knownAt,
    needsWinner,
    isAtNeutralVenue,
  }));
}

/** Round-robin rounds of every group of a stage. */
export function groupRounds(plan: GroupRoundsOptions): Round[] {
  const { stage, size, legs } = plan;
  const names = stage.groupNames.length > 0 ? stage.groupNames : [undefined];
  const pairings = roundRobin(size, legs);
  return names.flatMap((name, groupNo) =>
    pairings.map((pairs, index): Round => {
      const no = index + 1;
      const idPart = `${name?.toLowerCase() ?? ''}${no}`;
      const startsOf = () => plan.startsOf(no, pairs.length, groupNo);
      const starts = startsOf();
      return {
        idPart,
        no,
        stage,
        group: name,
        first: Math.min(...starts),
        last: Math.max(...starts),
        // Made again: most seasons are planned for their dates alone.
        fixtures: lazy(() => fixturesOf(plan, idPart, no, groupNo, pairs, startsOf())),
      };
    }),
  );
}

/** The best `count` of each group, known when its last match has ended. */
export function advancingTeams(
  groups: readonly Group[],
  rounds: readonly Round[],
  count: number,
  outcome: (fixture: Fixture) => Outcome,
): Entrant[][] {
  return groups.map(({ name, teams }) => {
    const fixtures = rounds
      .filter(({ group }) => group === name)
      .flatMap((round) => round.fixtures());
    const knownAt = fixtures.reduce((last, fixture) => Math.max(last, outcome(fixture).end), 0);
    return leagueTable(teams, fixtures, outcome)
      .slice(0, count)
      .map(({ team }) => ({ team, knownAt }));
  });
}
