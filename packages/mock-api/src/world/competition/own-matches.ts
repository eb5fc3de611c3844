import type { Fixture, Outcome, Team } from '../model.ts';
import { POINTS } from './points.ts';

interface Row {
  readonly team: Team;
  readonly points: number;
}

interface Own {
  points: number;
  difference: number;
  goals: number;
  awayGoals: number;
  matches: number;
}

/**
 * Compares teams with equal points by the matches between all of these teams: points, goal difference, goals, and
 * perhaps goals away from home. It counts once each of them has met each other twice, and for all of them or none: the
 * order would depend on its start otherwise.
 */
export function byOwnMatches(
  rows: readonly Row[],
  fixtures: readonly Fixture[],
  outcomeOf: (fixture: Fixture) => Outcome,
  awayGoalsCount = false,
): (a: Row, b: Row) => number {
  const pointsOf = new Map(rows.map(({ team, points }) => [team, points]));
  const owns = new Map<Team, Own>();
  const add = (team: Team, goals: number, against: number, isAway: boolean) => {
    const own = owns.get(team) ?? { points: 0, difference: 0, goals: 0, awayGoals: 0, matches: 0 };
    own.points += POINTS.football[goals > against ? 'win' : goals === against ? 'draw' : 'loss'];
    own.difference += goals - against;
    own.goals += goals;
    if (isAway) own.awayGoals += goals;
    own.matches++;
    owns.set(team, own);
  };
  for (const fixture of fixtures) {
    const points = pointsOf.get(fixture.home);
    if (points === undefined || points !== pointsOf.get(fixture.away)) continue;
    const { home, away } = outcomeOf(fixture);
    add(fixture.home, home, away, false);
    add(fixture.away, away, home, true);
  }
  const isDecided = new Map(
    [...Map.groupBy(rows, ({ points }) => points)].map(([points, list]) => [
      points,
      list.every(({ team }) => (owns.get(team)?.matches ?? 0) >= (list.length - 1) * 2),
    ]),
  );
  return (a, b) => {
    const [one, other] = [owns.get(a.team), owns.get(b.team)];
    if (a.points !== b.points || !isDecided.get(a.points) || !one || !other) return 0;
    return (
      other.points - one.points ||
      other.difference - one.difference ||
      other.goals - one.goals ||
      (awayGoalsCount ? other.awayGoals - one.awayGoals : 0)
    );
  };
}
