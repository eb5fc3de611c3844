import type { Fixture, Group, Outcome, SeasonKey, Stage, Team } from '../model.ts';
import type { Entrant } from './knockout.ts';
import { roundRobin } from './round-robin.ts';
import { table } from './table.ts';

export interface GroupPlan {
  readonly season: SeasonKey;
  readonly stage: Stage;
  readonly legs: number;
  readonly knownAt: number;
  readonly neutral: boolean;
  readonly bestOf?: 1 | 3 | 5 | undefined;
  /** The kick-offs of a round of one group. */
  readonly startsOf: (round: number, count: number, group: number) => readonly number[];
  readonly decisive: boolean;
}

/** Every group of a stage plays its rounds side by side; a league is one group. */
export function groupFixtures(plan: GroupPlan): Fixture[] {
  const { season, stage, legs } = plan;
  const prefix = `ma${season.id.slice(2)}-`;
  return stage.groups.flatMap((group, groupNo) => {
    const mark = group.name === undefined ? '' : group.name.toLowerCase().replace(/[^a-z0-9]/g, '');
    return roundRobin(group.teams.length, legs).flatMap((pairs, index) => {
      const starts = plan.startsOf(index + 1, pairs.length, groupNo);
      return pairs.map(
        ([one, other], no): Fixture => ({
          id: `${prefix}${mark}${index + 1}-${no + 1}`,
          season,
          stage,
          round: index + 1,
          group: group.name,
          bestOf: plan.bestOf,
          start: starts[no] as number,
          home: group.teams[one] as Team,
          away: group.teams[other] as Team,
          knownAt: plan.knownAt,
          decisive: plan.decisive,
          neutral: plan.neutral,
        }),
      );
    });
  });
}

/** The first of a group, known when its last match has ended. */
export function advancing(
  group: Group,
  fixtures: readonly Fixture[],
  count: number,
  outcome: (fixture: Fixture) => Outcome,
): Entrant[] {
  const own = fixtures.filter((fixture) => fixture.group === group.name);
  const knownAt = own.reduce((last, fixture) => Math.max(last, outcome(fixture).end), 0);
  return table(group.teams, own, outcome)
    .slice(0, count)
    .map(({ team }) => ({ team, knownAt }));
}
