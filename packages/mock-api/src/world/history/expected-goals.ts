import { lazy } from '../lazy.ts';
import type { GoalRates, Team } from '../model.ts';
import { longestLeadDays } from '../odds/quoting-bookmakers.ts';
import type { History, RealCompetition } from './history.ts';
import {
  DRAWS,
  learn,
  newRating,
  type RatedSeason,
  type Rating,
  ratingIn,
  startLevel,
} from './ratings.ts';
import type { ExpectedGoals, SeasonFile } from './season-file.ts';

/** Whole hundredths, so that the pack has them exactly. */
const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS);

interface RunSeason {
  readonly file: SeasonFile;
  readonly season: RatedSeason;
  readonly clubs: ReadonlyMap<string, Rating>;
  readonly expected: { -readonly [K in keyof ExpectedGoals]: ExpectedGoals[K] };
}

/** Every season of some competitions, whose clubs share their ratings. */
function runSeasons(competitions: readonly RealCompetition[], { clubs }: History): RunSeason[] {
  const ratings = new Map<Team, Rating>();
  const hasLeague = competitions.some(({ type }) => type === 'league');
  const ratingOf = (team: Team): Rating => {
    const known = ratings.get(team) ?? newRating();
    ratings.set(team, known);
    return known;
  };
  return competitions.flatMap(({ country, type, level: division = 1, seasons }) => {
    const level = startLevel();
    const first = Math.min(...seasons.keys());
    return [...seasons].map(([year, file]): RunSeason => {
      const count = file.matches.length;
      const isCup = type === 'cup' && hasLeague;
      const isContinental = type === 'continental';
      return {
        file,
        season: { level, division, isFirst: year === first, isContinental, isCup },
        clubs: new Map(file.teams.map((name) => [name, ratingOf(clubs.team(name, country))])),
        expected: { goals: new Int16Array(count), lead: new Int16Array(count), edge: 0 },
      };
    });
  });
}

/**
 * Prices of a match are made with one expectation from the first quote on. It is learned from the matches of the days
 * before the one on which its market may open, `lag` days earlier.
 */
function fillExpected(seasons: readonly RunSeason[], lag: number): void {
  const inOrder = seasons
    .flatMap(({ file, ...season }) =>
      file.matches.flatMap((match, no) =>
        match.result ? [{ ...season, ...match, result: match.result, no }] : [],
      ),
    )
    .sort((a, b) => a.day - b.day);
  type RunMatch = (typeof inOrder)[number];

  function learnFrom({ season, clubs, home, away, result, status }: RunMatch): void {
    // An awarded result says nothing of the clubs.
    if (status) return;
    learn(season, clubs.get(home) as Rating, clubs.get(away) as Rating, ...result.full);
  }

  let learned = 0;
  for (const { day, no, season, clubs, expected, ...match } of inOrder) {
    for (; (inOrder[learned] as RunMatch).day + lag <= day; learned++) {
      learnFrom(inOrder[learned] as RunMatch);
    }
    const home = ratingIn(clubs.get(match.home) as Rating, season);
    const away = ratingIn(clubs.get(match.away) as Rating, season);
    expected.goals[no] = rounded(season.level.goals + home.tempo + away.tempo);
    expected.lead[no] = rounded(home.strength - away.strength);
    expected.edge ||= rounded(season.level.edge);
  }
}

/** A day more than the longest lead: a match may end after midnight. */
const lagOf = (competitions: readonly RealCompetition[]): number =>
  1 + Math.ceil(Math.max(...competitions.map(longestLeadDays)));

/**
 * The expected goals of a season: those of the pack, unless a season of the country is from elsewhere. Then those of the
 * country are computed together, on first use.
 */
export function createExpectedGoals(history: History): (file: SeasonFile) => ExpectedGoals {
  const byCountry = Map.groupBy(history.competitions, ({ country }) => country);
  const runOf = new Map(
    [...byCountry.values()].flatMap((own) => {
      const files = own.flatMap(({ seasons }) => [...seasons.values()]);
      const run = lazy(() => {
        if (files.every(({ expected }) => expected)) return undefined;
        const seasons = runSeasons(own, history);
        fillExpected(seasons, lagOf(own));
        return new Map(seasons.map(({ file, expected }) => [file, expected]));
      });
      return files.map((file) => [file, run] as const);
    }),
  );
  return (file) => (runOf.get(file)?.()?.get(file) ?? file.expected?.()) as ExpectedGoals;
}

/** What the match with this number in its season is priced by. */
export function goalRatesOf(
  { goals, lead, edge }: ExpectedGoals,
  no: number,
  isAtNeutralVenue: boolean,
): GoalRates {
  const mean = (goals[no] as number) / HUNDREDTHS;
  const half = ((lead[no] as number) + (isAtNeutralVenue ? 0 : edge / 2)) / HUNDREDTHS;
  return { home: Math.exp(mean + half), away: Math.exp(mean - half), draws: DRAWS };
}
