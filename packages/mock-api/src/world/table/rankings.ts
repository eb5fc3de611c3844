import { BoundedMap } from '../bounded-map.ts';
import { DAY, dayOf } from '../calendar/civil.ts';
import { resultFor } from '../competition/table.ts';
import type { Game, Team } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import type { SeasonStore } from '../seasons/season-store.ts';
import type { TeamHistory } from '../seasons/team-history.ts';

export interface Ranked {
  readonly team: Team;
  readonly points: number;
}

export interface Ranking {
  readonly list: readonly Ranked[];
  readonly placeOf: ReadonlyMap<Team, number>;
}

/** The ranking of a game as it was published at midnight (UTC) of the instant's day. */
export type RankingAt = (game: Game | 'esports', instant: number) => Ranking;

const RESULTS = 15;
const DAYS = 240;
const gain = { win: 1, draw: 0, loss: -1 } as const;
const base = ({ level }: Team): number => 1500 + level * 260;

const ranking = (list: Ranked[]): Ranking => {
  list.sort((a, b) => b.points - a.points || (a.team.id < b.team.id ? -1 : 1));
  return { list, placeOf: new Map(list.map(({ team }, index) => [team, index + 1])) };
};

export function rankings(
  roster: Roster,
  store: SeasonStore,
  history: TeamHistory,
  limit: number,
): RankingAt {
  const known = new BoundedMap<string, Ranking>(limit);
  const teamsOf = Map.groupBy(roster.teams, ({ game }) => game);

  /** How strong the last opponents were, and what was got from them; younger results weigh more. */
  function points(team: Team, instant: number): number {
    let sum = base(team) * 3;
    let weights = 3;
    let weight = 1;
    for (const fixture of history.finished(team, instant, DAYS).slice(0, RESULTS)) {
      const opponent = fixture.home === team ? fixture.away : fixture.home;
      const result = resultFor(team, fixture, store.outcome(fixture));
      sum += weight * (base(opponent) + 420 * gain[result]);
      weights += weight;
      weight *= 0.93;
    }
    return Math.max(0, Math.round(sum / weights));
  }

  const made = (game: Game, instant: number): Ranking =>
    ranking((teamsOf.get(game) ?? []).map((team) => ({ team, points: points(team, instant) })));

  const at: RankingAt = (game, instant) => {
    const day = dayOf(instant);
    return known.orMake(`${game}/${day}`, () => {
      if (game !== 'esports') return made(game, day * DAY);
      const titles = [...teamsOf.keys()].filter(
        (one) => one !== 'football' && one !== 'basketball',
      );
      return ranking(titles.flatMap((title) => [...at(title, instant).list]));
    });
  };
  return at;
}
