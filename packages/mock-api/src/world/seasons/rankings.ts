import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { DAY_SECONDS, dayOf } from '../calendar/civil.ts';
import { resultFor } from '../competition/points.ts';
import type { Fixture, Game, Team, Tournament } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import { isTitle } from '../sport-of.ts';
import { hasSeason } from './season-ids.ts';
import type { SeasonStore } from './season-store.ts';

interface Ranked {
  readonly team: Team;
  readonly points: number;
}

interface Ranking {
  readonly list: readonly Ranked[];
  readonly placeOf: ReadonlyMap<Team, number>;
}

/** Ranking of a game at 00:00 UTC of the day of the instant. */
export type RankingAt = (game: Game | 'esports', instant: number) => Ranking;

/** Without simulated cups, whose pairings would require the simulation of whole earlier seasons. */
const RANKED_TYPES = new Set<Tournament['type']>(['league', 'circuit']);
const RANKED_ROUNDS = 10;
const RESULT_SIGN = { win: 1, draw: 0, loss: -1 } as const;
const baseRating = ({ level }: Team): number => 1500 + level * 260;

const sortRanking = (list: Ranked[]): Ranking => {
  list.sort((a, b) => b.points - a.points || (a.team.id < b.team.id ? -1 : 1));
  return { list, placeOf: new Map(list.map(({ team }, index) => [team, index + 1])) };
};

interface RatingSum {
  points: number;
  weights: number;
  weight: number;
}

export function createRankingAt(roster: Roster, store: SeasonStore, limit: number): RankingAt {
  const cache = new BoundedMap<string, Ranking>(limit);
  const rankedByGame = Map.groupBy(
    roster.tournaments.filter(({ type, isReal }) => isReal || RANKED_TYPES.has(type)),
    ({ game }) => game,
  );

  /** Finished matches of the last rounds, latest round first, reaching into the season before. */
  function lastMatches(tournament: Tournament, instant: number): Fixture[] {
    const { key } = store.currentAt(tournament, instant);
    const found: Fixture[] = [];
    let roundsLeft = RANKED_ROUNDS * Math.max(1, tournament.teams.length > 20 ? 3 : 1);
    for (const n of [key.n, key.n - 1]) {
      if (!hasSeason(tournament, n)) continue;
      const { rounds } = store.season(tournament, n);
      const started = rounds.filter(
        ({ stage, first }) =>
          first < instant && stage.kind !== 'playoff' && stage.kind !== 'knockout',
      );
      for (const round of started.sort((a, b) => b.first - a.first).slice(0, roundsLeft)) {
        found.push(...round.fixtures().filter((one) => store.isOver(one, instant)));
      }
      roundsLeft -= started.length;
      if (roundsLeft <= 0) break;
    }
    return found;
  }

  /** Rates a result by the opponent's strength; recent results weigh more. */
  function addResult(
    sums: Map<Team, RatingSum>,
    team: Team,
    opponent: Team,
    fixture: Fixture,
  ): void {
    const sum = sums.get(team) ?? { points: baseRating(team) * 2, weights: 2, weight: 1 };
    const result = resultFor(team, fixture, store.outcome(fixture));
    sum.points += sum.weight * (baseRating(opponent) + 420 * RESULT_SIGN[result]);
    sum.weights += sum.weight;
    sum.weight *= 0.92;
    sums.set(team, sum);
  }

  function computeRanking(game: Game, instant: number): Ranking {
    const sums = new Map<Team, RatingSum>();
    const tournaments = (rankedByGame.get(game) ?? []).filter((one) =>
      store.isActive(one, instant),
    );
    for (const fixture of tournaments.flatMap((one) => lastMatches(one, instant))) {
      addResult(sums, fixture.home, fixture.away, fixture);
      addResult(sums, fixture.away, fixture.home, fixture);
    }
    const teams = new Set(
      tournaments.flatMap((one) =>
        one.calendar.has ? store.currentAt(one, instant).teams() : one.teams,
      ),
    );
    return sortRanking(
      [...teams].map((team) => {
        const { points, weights } = sums.get(team) ?? { points: baseRating(team), weights: 1 };
        return { team, points: Math.max(0, Math.round(points / weights)) };
      }),
    );
  }

  const at: RankingAt = (game, instant) => {
    const day = dayOf(instant);
    return cache.getOrCreate(`${game}/${day}`, () => {
      if (game !== 'esports') return computeRanking(game, day * DAY_SECONDS);
      const titles = [...rankedByGame.keys()].filter(isTitle);
      return sortRanking(titles.flatMap((title) => [...at(title, instant).list]));
    });
  };
  return at;
}
