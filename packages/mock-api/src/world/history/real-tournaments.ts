import { memoized } from '@touchline/shared/domain/bounded-map';
import { daysFromCivil, seasonYears } from '../calendar/civil.ts';
import { lazy } from '../lazy.ts';
import { same } from '../localized.ts';
import type { Calendar, Game, Tournament } from '../model.ts';
import { tournamentCode } from './competitions.ts';
import { createExpectedGoals, goalRatesOf } from './expected-goals.ts';
import type { History, RealCompetition } from './history.ts';
import { realPlan } from './real-plan.ts';
import type { ExpectedGoals, SeasonFile } from './season-file.ts';

type Span = readonly [first: number, last: number];

/** Days by which an invented season and a real one may overlap. */
const TOLERANCE_DAYS = 7;

const overlaps = (one: Span, other: Span): boolean =>
  one[0] + TOLERANCE_DAYS < other[1] && other[0] + TOLERANCE_DAYS < one[1];

const spanOf = ({ firstDay, lastDay }: SeasonFile): Span => [firstDay, lastDay];

function calendarOf({ seasons }: RealCompetition): Calendar {
  const nearest = (n: number): SeasonFile =>
    [...seasons.values()].reduce((best, one) =>
      Math.abs(one.year - n) < Math.abs(best.year - n) ? one : best,
    );
  return {
    perYear: 1,
    has: (n) => seasons.has(n),
    // In a year without a season the day on which it would be: the pauses beside it need one.
    window: memoized((n): Span => {
      const season = nearest(n);
      const shift = daysFromCivil(n, 1, 1) - daysFromCivil(season.year, 1, 1);
      return [season.firstDay + shift, season.lastDay + shift];
    }),
    label: (n) => same(seasonYears(n, nearest(n).isTwoYear)),
  };
}

/** The last day of the seasons of a country that end before this one begins. */
function dayBefore(
  { firstDay }: SeasonFile,
  { country }: RealCompetition,
  { competitions }: History,
): number | undefined {
  const days = competitions
    .filter((one) => one.country === country)
    .flatMap(({ seasons }) => [...seasons.values()])
    .flatMap(({ lastDay }) => (lastDay < firstDay ? lastDay : []));
  return days.length > 0 ? Math.max(...days) : undefined;
}

function realTournament(
  competition: RealCompetition,
  history: History,
  expectedOf: (file: SeasonFile) => ExpectedGoals,
): Tournament {
  const { clubs } = history;
  const code = tournamentCode(competition.code);
  const { country, name, aliases, type, level, popularity, seasons } = competition;
  const names = new Set([...seasons.values()].flatMap(({ teams }) => teams));
  return {
    code,
    id: `to-${code}`,
    game: 'football',
    country,
    name,
    ...(aliases && { aliases }),
    type,
    division: level === undefined ? null : String(level),
    popularity,
    prize: null,
    isReal: true,
    teams: [...new Set([...names].map((one) => clubs.team(one, country)))],
    calendar: calendarOf(competition),
    plan(season, { outcome }) {
      const file = seasons.get(season.n) as SeasonFile;
      const expected = lazy(() => expectedOf(file));
      return realPlan({
        season,
        file,
        competition,
        clubs,
        rates: (...match) => goalRatesOf(expected(), ...match),
        dayBefore: dayBefore(file, competition, history),
        outcomeOf: outcome,
      });
    },
  };
}

/** Adds the real competitions; invented football has no season while a real one is played anywhere. */
export function withRealSeasons(
  tournaments: readonly Tournament[],
  history: History,
): Tournament[] {
  const spans = history.competitions.flatMap(({ seasons }) => [...seasons.values()].map(spanOf));
  for (const tournament of tournaments as readonly { game: Game; calendar: Calendar }[]) {
    const { game, calendar } = tournament;
    if (game !== 'football') continue;
    const has = memoized((n: number) => !spans.some((span) => overlaps(calendar.window(n), span)));
    tournament.calendar = { ...calendar, has };
  }
  const expectedOf = createExpectedGoals(history);
  const real = history.competitions.map((one) => realTournament(one, history, expectedOf));
  return [...real, ...tournaments];
}
