import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { DAY_SECONDS, dayOf, yearOf } from '../calendar/civil.ts';
import { leagueTable } from '../competition/league-table.ts';
import { lazy } from '../lazy.ts';
import type {
  Fixture,
  Outcome,
  PastSeasons,
  Round,
  Rules,
  SeasonKey,
  SeasonPlan,
  Team,
  Tournament,
} from '../model.ts';
import { createSeason, type Season } from './season.ts';
import { besideSeason, hasSeason, rolloverDay, seasonKey } from './season-ids.ts';

/** The plan with the starts that facts move, within rounds that last as long. */
function withGivenStarts(
  plan: SeasonPlan,
  key: SeasonKey,
  rules: Rules,
  givenIds: readonly string[],
): SeasonPlan {
  const prefix = `ma${key.id.slice(2)}-`;
  const ids = givenIds.filter((id) => id.startsWith(prefix));
  if (ids.length === 0) return plan;
  const givenStart = (id: string) => rules.givenStart(id, key);
  const withStarts = (round: Round): Round => {
    const starts = ids
      .filter((id) => id.split('-')[3] === round.idPart)
      .map(givenStart)
      .filter((start) => start !== undefined);
    if (starts.length === 0) return round;
    return {
      ...round,
      first: Math.min(round.first, ...starts),
      last: Math.max(round.last, ...starts),
      fixtures: lazy(() => {
        const fixtures = round.fixtures();
        for (const one of fixtures) one.start = givenStart(one.id) ?? one.start;
        return fixtures;
      }),
    };
  };
  return { ...plan, rounds: plan.rounds.map(withStarts) };
}

export function createSeasonStore(
  seed: string,
  rulesOf: (tournament: Tournament) => Rules,
  limit: number,
  givenIds: readonly string[] = [],
) {
  const seasons = new BoundedMap<string, Season>(limit);
  const finalOrders = new BoundedMap<string, readonly Team[]>(limit);

  const outcome = (fixture: Fixture): Outcome => {
    if (fixture.outcome) return fixture.outcome;
    const rules = rulesOf(fixture.season.tournament);
    fixture.start = rules.givenStart(fixture.id, fixture.season) ?? fixture.start;
    const { home, away, winner, end } = rules.outcome(fixture);
    fixture.outcome = { home, away, winner, end };
    return fixture.outcome;
  };

  /** All group winners, then all runners-up, and so on. */
  const finalOrder = (tournament: Tournament, n: number): readonly Team[] => {
    const id = `${tournament.code}/${n}`;
    return finalOrders.getOrCreate(id, () => {
      const { rounds, stages, groups } = unkept(tournament, n);
      const first = stages[0] as (typeof stages)[number];
      const firstStageRounds = rounds.filter(({ stage }) => stage === first);
      const places = groups(first).flatMap((group) => {
        const played = firstStageRounds.filter((round) => round.group === group.name);
        const fixtures = played.flatMap((round) => round.fixtures());
        return leagueTable(group.teams, fixtures, outcome, group).map(({ team }, place) => ({
          team,
          place,
        }));
      });
      return places.sort((a, b) => a.place - b.place).map(({ team }) => team);
    });
  };

  const past: PastSeasons = { seed, finalOrder, outcome };

  const planSeason = (tournament: Tournament, n: number): Season => {
    const key = seasonKey(tournament, n);
    const rules = rulesOf(tournament);
    const plan = tournament.plan(key, past);
    return createSeason(key, withGivenStarts(plan, key, rules, givenIds), rules.maxDuration);
  };

  const season = (tournament: Tournament, n: number): Season =>
    seasons.getOrCreate(`${tournament.code}/${n}`, () => planSeason(tournament, n));

  /** A season that is needed once: it takes no place in the cache. */
  const unkept = (tournament: Tournament, n: number): Season =>
    seasons.get(`${tournament.code}/${n}`) ?? planSeason(tournament, n);

  /** Numbers of the seasons whose calendar allows a match in [from, to). */
  const during = (tournament: Tournament, from: number, to: number): number[] => {
    const { perYear, window } = tournament.calendar;
    const found: number[] = [];
    for (let n = (yearOf(from) - 1) * perYear; n < (yearOf(to) + 1) * perYear; n++) {
      const [first, last] = window(n);
      if (
        last * DAY_SECONDS >= from - DAY_SECONDS &&
        first * DAY_SECONDS <= to + DAY_SECONDS &&
        hasSeason(tournament, n)
      )
        found.push(n);
    }
    return found;
  };

  /** The matches of a tournament that start in [from, to). */
  const between = (tournament: Tournament, from: number, to: number): Fixture[] =>
    during(tournament, from, to).flatMap((n) => season(tournament, n).during(from, to));

  const isOver = (fixture: Fixture, instant: number): boolean => outcome(fixture).end <= instant;

  const currentNumber = (tournament: Tournament, instant: number): number => {
    const day = dayOf(instant);
    let n = (yearOf(instant) + 1) * tournament.calendar.perYear;
    while (day < rolloverDay(tournament.calendar, n)) n--;
    if (hasSeason(tournament, n)) return n;
    return besideSeason(tournament, n, -1) ?? besideSeason(tournament, n, 1) ?? n;
  };

  /** The current season; during a pause first the previous, then the next one (see rolloverDay). */
  const currentAt = (tournament: Tournament, instant: number): Season =>
    season(tournament, currentNumber(tournament, instant));

  /** Whether it has a season at the instant; otherwise the current one is long over, or far ahead. */
  const isActive = (tournament: Tournament, instant: number): boolean => {
    const { calendar } = tournament;
    if (!calendar.has) return true;
    const n = currentNumber(tournament, instant);
    const day = dayOf(instant);
    return day >= rolloverDay(calendar, n) && day < rolloverDay(calendar, n + 1);
  };

  return { season, unkept, outcome, finalOrder, during, between, isOver, currentAt, isActive };
}

export type SeasonStore = ReturnType<typeof createSeasonStore>;
