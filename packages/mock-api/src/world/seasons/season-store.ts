import { BoundedMap } from '../bounded-map.ts';
import { DAY, dayOf, yearOf } from '../calendar/civil.ts';
import { table } from '../competition/table.ts';
import type { Fixture, Outcome, Past, Rules, Team, Tournament } from '../model.ts';
import { type Season, seasonOf } from './season.ts';
import { isPlayed, seasonKey, turnDay } from './season-ids.ts';

export interface SeasonStore {
  season(tournament: Tournament, n: number): Season;
  outcome(fixture: Fixture): Outcome;
  /** The seasons that may have a match in [from, to), by their calendar alone. */
  during(tournament: Tournament, from: number, to: number): number[];
  /** The season that counts as the current one: in a pause first the last, then the next. */
  currentAt(tournament: Tournament, instant: number): Season;
}

export function seasonStore(
  seed: string,
  rulesOf: (tournament: Tournament) => Rules,
  limit: number,
): SeasonStore {
  const seasons = new BoundedMap<string, Season>(limit);
  const orders = new BoundedMap<string, readonly Team[]>(limit);

  const outcome = (fixture: Fixture): Outcome => {
    if (fixture.outcome) return fixture.outcome;
    const { home, away, winner, end } = rulesOf(fixture.season.tournament).outcome(fixture);
    fixture.outcome = { home, away, winner, end };
    return fixture.outcome;
  };

  /** Group by group and place by place: the firsts, then the seconds. */
  const finalOrder = (tournament: Tournament, n: number): readonly Team[] => {
    const id = `${tournament.code}/${n}`;
    return orders.orMake(id, () => {
      // A season of which only the order is wanted is played through and let go.
      const { rounds, stages, groups } = seasons.get(id) ?? planned(tournament, n);
      const first = stages[0] as (typeof stages)[number];
      const own = rounds.filter(({ stage }) => stage === first);
      const places = groups(first).flatMap((group) => {
        const played = own.filter((round) => round.group === group.name);
        const fixtures = played.flatMap((round) => round.fixtures());
        return table(group.teams, fixtures, outcome).map(({ team }, place) => ({ team, place }));
      });
      return places.sort((a, b) => a.place - b.place).map(({ team }) => team);
    });
  };

  const past: Past = { seed, finalOrder, outcome };

  const planned = (tournament: Tournament, n: number): Season => {
    const key = seasonKey(tournament, n);
    return seasonOf(key, tournament.plan(key, past), rulesOf(tournament).longest);
  };

  const season = (tournament: Tournament, n: number): Season =>
    seasons.orMake(`${tournament.code}/${n}`, () => planned(tournament, n));

  const during = (tournament: Tournament, from: number, to: number): number[] => {
    const { perYear, window } = tournament.calendar;
    const found: number[] = [];
    for (let n = (yearOf(from) - 1) * perYear; n < (yearOf(to) + 1) * perYear; n++) {
      const [first, last] = window(n);
      if (last * DAY >= from - DAY && first * DAY <= to + DAY && isPlayed(tournament, n))
        found.push(n);
    }
    return found;
  };

  const currentAt = (tournament: Tournament, instant: number): Season => {
    const day = dayOf(instant);
    let n = (yearOf(instant) + 1) * tournament.calendar.perYear;
    while (day < turnDay(tournament.calendar, n)) n--;
    return season(tournament, n);
  };

  return { season, outcome, during, currentAt };
}
