import { lazy } from '../lazy.ts';
import type { Fixture, Outcome, Round, SeasonKey, Stage, Team } from '../model.ts';
import { knockoutStage } from './stages.ts';

/** A team that reaches a round, and from when that is known. */
export interface Entrant {
  readonly team: Team;
  readonly knownAt: number;
}

export interface KnockoutOptions {
  readonly season: SeasonKey;
  readonly firstRound: number;
  /** A power of two. */
  readonly size: number;
  /** In bracket order: neighbours meet, and their winners become neighbours. */
  readonly entrants: () => readonly Entrant[];
  /** Kick-offs of the round in which this many teams are left, one per tie. */
  readonly startsOf: (teams: number, round: number) => readonly number[];
  readonly bestOf?: (teams: number) => 1 | 3 | 5 | 7;
  readonly outcome: (fixture: Fixture) => Outcome;
  readonly isAtNeutralVenue: (teams: number) => boolean;
}

function tieFixtures(
  plan: KnockoutOptions,
  stage: Stage,
  no: number,
  starts: readonly number[],
  entrants: readonly Entrant[],
): Fixture[] {
  const { season, bestOf, isAtNeutralVenue } = plan;
  return starts.map((start, tie) => {
    const one = entrants[tie * 2] as Entrant;
    const other = entrants[tie * 2 + 1] as Entrant;
    return {
      id: `ma${season.id.slice(2)}-k${entrants.length}-${tie + 1}`,
      season,
      stage,
      round: no,
      tie: tie + 1,
      bestOf: bestOf?.(entrants.length),
      start,
      home: one.team,
      away: other.team,
      knownAt: Math.max(one.knownAt, other.knownAt),
      needsWinner: true,
      isAtNeutralVenue: isAtNeutralVenue(entrants.length),
    };
  });
}

export function knockout(plan: KnockoutOptions): { stages: Stage[]; rounds: Round[] } {
  const rounds: Round[] = [];
  let entrants = plan.entrants;
  for (let teamsLeft = plan.size, no = plan.firstRound; teamsLeft > 1; teamsLeft /= 2, no++) {
    const stage = knockoutStage(plan.season, teamsLeft);
    const starts = plan.startsOf(teamsLeft, no);
    const roundEntrants = entrants;
    const fixtures = lazy(() => tieFixtures(plan, stage, no, starts, roundEntrants()));
    entrants = lazy(() =>
      fixtures().map((fixture) => {
        const { winner, end } = plan.outcome(fixture);
        return { team: winner === 'home' ? fixture.home : fixture.away, knownAt: end };
      }),
    );
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    rounds.push({ idPart: `k${teamsLeft}`, no, stage, first, last, fixtures });
  }
  return { stages: rounds.map(({ stage }) => stage), rounds };
}
