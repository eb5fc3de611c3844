import { fillerSchedule } from '../competition/filler-schedules.ts';
import {
  type FixedIntervalSchedule,
  fixedIntervalPlan,
} from '../competition/fixed-interval-plan.ts';
import { country } from '../countries.ts';
import { continentalLeagues, continentalRows } from '../football/season/continental-cups.ts';
import { cupPlan } from '../football/season/cup-plan.ts';
import { footballWindow, leaguePlan } from '../football/season/league-plan.ts';
import { eveningLeagues, type LeagueRow, leagueRows } from '../football/season/leagues.ts';
import { denseSchedule, eveningSchedule } from '../football/season/round-schedules.ts';
import type { SeasonPattern } from '../football/season/season-weeks.ts';
import { seasonLabel } from '../football/season/season-weeks.ts';
import { type Localized, properName } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { createContinental, createDivisions } from './club-leagues.ts';
import type { SizePlan } from './world-sizes.ts';

const createDivision = createDivisions({
  game: 'football',
  countries: leagueRows.map((row) => row.country),
  // The first clubs of a division are the strongest.
  advantageOf: (index, size) => 0.28 * (1 - (2 * index) / (size - 1)),
});

const lowerDivision = (row: LeagueRow, division: number): readonly [string, string, number] => {
  const { name } = country(row.country);
  return [`${name.en} League ${division}`, `${name.zh}${division}级联赛`, 20];
};

/** Players move within the first two divisions of a country, within the next two, and so on. */
const DIVISIONS_PER_MARKET = 2;

interface LeagueSpec {
  readonly row: LeagueRow;
  readonly division: number;
  readonly code: string;
  readonly teams: number;
  /** Index of its country among all, and among those with the same season pattern. */
  readonly rowNo: number;
  readonly staggerIndex: number;
}

function scheduleOf(
  spec: LeagueSpec,
  { isDense, divisions = 0 }: SizePlan,
): FixedIntervalSchedule | undefined {
  const { row, rowNo, division, code, teams, staggerIndex } = spec;
  if (isDense) return denseSchedule(row.pattern, staggerIndex, teams);
  if (division > row.divisions.length) {
    return fillerSchedule(rowNo * divisions + division, teams);
  }
  const times = eveningLeagues.get(code);
  const index = [...eveningLeagues.keys()].indexOf(code);
  return times ? eveningSchedule(country(row.country).zone, times, index, teams) : undefined;
}

function calendarAndPlan(spec: LeagueSpec, size: SizePlan): Pick<Tournament, 'calendar' | 'plan'> {
  const schedule = scheduleOf(spec, size);
  if (schedule) return { calendar: schedule.calendar, plan: fixedIntervalPlan(schedule) };
  const { row, division, code } = spec;
  const { pattern } = row;
  const midweekCompetitions = {
    cup: row.cup !== undefined && division <= 2,
    continental: continentalLeagues.has(code),
  };
  const { zone } = country(row.country);
  return {
    calendar: {
      perYear: 1,
      window: footballWindow(pattern, 'league'),
      label: (year) => seasonLabel(pattern, year),
    },
    plan: leaguePlan({
      pattern,
      midweekCompetitions,
      zone,
      slots: division === 1 ? row.slots : 'second',
    }),
  };
}

function createLeagues(
  row: LeagueRow,
  size: SizePlan,
  rowNo: number,
  staggerIndex: number,
): Tournament[] {
  const tournaments: Tournament[] = [];
  let from = 0;
  let market: Team[] = [];
  for (let division = 1; division <= (size.divisions ?? row.divisions.length); division++) {
    const known = row.divisions[division - 1];
    const [en, zh, count] = known ?? lowerDivision(row, division);
    const teams = size.isDense ? 16 : count;
    if (division % DIVISIONS_PER_MARKET === 1) market = [];
    const code = `${row.country}${division}`;
    const name = properName(en, zh);
    const spec = { division, name, from, size: teams, namesCountry: !known, market };
    const playing = calendarAndPlan({ row, rowNo, division, code, teams, staggerIndex }, size);
    tournaments.push(createDivision(row, spec, playing));
    from += teams;
  }
  return tournaments;
}

function createCup(row: LeagueRow, name: Localized, divisions: readonly Tournament[]): Tournament {
  const [first] = divisions as [Tournament];
  const code = `${row.country}cup`;
  return {
    ...first,
    code,
    id: `to-${code}`,
    name,
    type: 'cup',
    division: null,
    popularity: row.popularity - 9,
    prize: { amount: row.prize * 100_000, currency: first.country.currency },
    teams: divisions.flatMap(({ teams }) => teams),
    calendar: { ...first.calendar, window: footballWindow(row.pattern, 'all') },
    plan: cupPlan(row, divisions),
  };
}

const patternIn =
  (isDense: boolean) =>
  (pattern: SeasonPattern): SeasonPattern => {
    if (!isDense) return pattern;
    return pattern === 'autumn' || pattern === 'southern' ? 'second-half' : 'first-half';
  };

export function footballTournaments(size: SizePlan): Tournament[] {
  const patternOf = patternIn(size.isDense);
  const rows = leagueRows
    .filter(({ country: code }) => size.football?.includes(code) ?? true)
    .map((row) => ({ ...row, pattern: patternOf(row.pattern) }));
  const staggerIndexOf = (row: LeagueRow) =>
    rows
      .filter(({ pattern }) => pattern === row.pattern)
      .findIndex((one) => one.country === row.country);
  const national = rows.flatMap((row, rowNo) => {
    const leagues = createLeagues(row, size, rowNo, staggerIndexOf(row));
    const cups = row.cup ? [createCup(row, properName(...row.cup), leagues.slice(0, 2))] : [];
    return [...leagues, ...cups];
  });
  const byCode = new Map(national.map((tournament) => [tournament.code, tournament]));
  const continental = continentalRows(patternOf).flatMap((row) =>
    createContinental('football', row, byCode),
  );
  return [...national, ...continental];
}
