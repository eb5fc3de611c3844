import type { Fixture, Outcome, SeasonKey, Stage, Team } from '../model.ts';
import { knockoutStage } from './stages.ts';

/** Somebody who goes on, and since when that is known. */
export interface Entrant {
  readonly team: Team;
  readonly knownAt: number;
}

export interface KnockoutPlan {
  readonly season: SeasonKey;
  readonly firstRound: number;
  /** The kick-off of each tie of a round that this many teams have reached. */
  readonly startOf: (teams: number, tie: number, round: number) => number;
  readonly bestOf?: (teams: number) => 1 | 3 | 5 | 7;
  readonly outcome: (fixture: Fixture) => Outcome;
  readonly neutral: (teams: number) => boolean;
}

/** A tree: neighbours meet, winners become neighbours. Needs a power of two. */
export function knockout(
  plan: KnockoutPlan,
  entrants: readonly Entrant[],
): { stages: Stage[]; fixtures: Fixture[] } {
  const stages: Stage[] = [];
  const fixtures: Fixture[] = [];
  let left = entrants;
  for (let round = plan.firstRound; left.length > 1; round++) {
    const stage = knockoutStage(plan.season, left.length, round);
    stages.push(stage);
    const winners: Entrant[] = [];
    for (let tie = 0; tie < left.length / 2; tie++) {
      const one = left[tie * 2] as Entrant;
      const other = left[tie * 2 + 1] as Entrant;
      const fixture: Fixture = {
        id: `ma${plan.season.id.slice(2)}-k${left.length}-${tie + 1}`,
        season: plan.season,
        stage,
        round,
        bestOf: plan.bestOf?.(left.length),
        start: plan.startOf(left.length, tie, round),
        home: one.team,
        away: other.team,
        knownAt: Math.max(one.knownAt, other.knownAt),
        decisive: true,
        neutral: plan.neutral(left.length),
      };
      const { winner, end } = plan.outcome(fixture);
      fixtures.push(fixture);
      winners.push({ team: winner === 'home' ? one.team : other.team, knownAt: end });
    }
    left = winners;
  }
  return { stages, fixtures };
}
