import { BoundedMap } from '../bounded-map.ts';
import { DAY, dayOf } from '../calendar/civil.ts';
import { resultFor } from '../competition/table.ts';
import type { Fixture, Game, Team, Tournament } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import type { SeasonStore } from './season-store.ts';

interface Ranked {
  readonly team: Team;
  readonly points: number;
}

interface Ranking {
  readonly list: readonly Ranked[];
  readonly placeOf: ReadonlyMap<Team, number>;
}

/** The ranking of a game as it was published at midnight (UTC) of the instant's day. */
export type RankingAt = (game: Game | 'esports', instant: number) => Ranking;

/** Cups are left out: whom they bring together hangs on whole seasons before. */
const COUNTING = new Set<Tournament['type']>(['league', 'circuit']);
const ROUNDS = 10;
const gain = { win: 1, draw: 0, loss: -1 } as const;
const base = ({ level }: Team): number => 1500 + level * 260;

const ranking = (list: Ranked[]): Ranking => {
  list.sort((a, b) => b.points - a.points || (a.team.id < b.team.id ? -1 : 1));
  return { list, placeOf: new Map(list.map(({ team }, index) => [team, index + 1])) };
};

interface Sum {
  points: number;
  weights: number;
  weight: number;
}

export function rankings(roster: Roster, store: SeasonStore, limit: number): RankingAt {
  const known = new BoundedMap<string, Ranking>(limit);
  const counting = Map.groupBy(
    roster.tournaments.filter(({ type }) => COUNTING.has(type)),
    ({ game }) => game,
  );

  /** The matches of the last rounds, in this season and the one before, the last first. */
  function lastMatches(tournament: Tournament, instant: number): Fixture[] {
    const { key } = store.currentAt(tournament, instant);
    const found: Fixture[] = [];
    let left = ROUNDS * Math.max(1, tournament.teams.length > 20 ? 3 : 1);
    for (const n of [key.n, key.n - 1]) {
      const { rounds } = store.season(tournament, n);
      const begun = rounds.filter(
        ({ stage, first }) =>
          first < instant && stage.kind !== 'playoff' && stage.kind !== 'knockout',
      );
      for (const round of begun.sort((a, b) => b.first - a.first).slice(0, left)) {
        found.push(...round.fixtures().filter((one) => store.outcome(one).end <= instant));
      }
      left -= begun.length;
      if (left <= 0) break;
    }
    return found;
  }

  /** How strong the last opponents were, and what was got from them; younger results weigh more. */
  function count(sums: Map<Team, Sum>, team: Team, opponent: Team, fixture: Fixture): void {
    const sum = sums.get(team) ?? { points: base(team) * 2, weights: 2, weight: 1 };
    const result = resultFor(team, fixture, store.outcome(fixture));
    sum.points += sum.weight * (base(opponent) + 420 * gain[result]);
    sum.weights += sum.weight;
    sum.weight *= 0.92;
    sums.set(team, sum);
  }

  function made(game: Game, instant: number): Ranking {
    const sums = new Map<Team, Sum>();
    const tournaments = counting.get(game) ?? [];
    for (const fixture of tournaments.flatMap((one) => lastMatches(one, instant))) {
      count(sums, fixture.home, fixture.away, fixture);
      count(sums, fixture.away, fixture.home, fixture);
    }
    const teams = tournaments.flatMap((tournament) => tournament.teams);
    return ranking(
      teams.map((team) => {
        const { points, weights } = sums.get(team) ?? { points: base(team), weights: 1 };
        return { team, points: Math.max(0, Math.round(points / weights)) };
      }),
    );
  }

  const at: RankingAt = (game, instant) => {
    const day = dayOf(instant);
    return known.orMake(`${game}/${day}`, () => {
      if (game !== 'esports') return made(game, day * DAY);
      const titles = [...counting.keys()].filter(
        (one) => one !== 'football' && one !== 'basketball',
      );
      return ranking(titles.flatMap((title) => [...at(title, instant).list]));
    });
  };
  return at;
}
