import { fillerSchedule } from '../competition/filler-schedules.ts';
import {
  type FixedIntervalSchedule,
  fixedIntervalPlan,
} from '../competition/fixed-interval-plan.ts';
import { country } from '../countries.ts';
import { clubNamePatterns, fixedClubNames } from '../football/club-name-patterns.ts';
import { continentalLeagues, continentalRows } from '../football/continental-cups.ts';
import { continentalPlan } from '../football/continental-plan.ts';
import { cupPlan } from '../football/cup-plan.ts';
import { footballWindow, leaguePlan } from '../football/league-plan.ts';
import {
  eveningLeagues,
  type LeagueRow,
  leagueRows,
  type SeasonPattern,
} from '../football/leagues.ts';
import { denseSchedule, eveningSchedule } from '../football/round-schedules.ts';
import { seasonLabel } from '../football/season-weeks.ts';
import { type Localized, properName } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { createTeamNamer, parsePatterns, type TeamName, withCountry } from '../names/team-names.ts';
import type { SizePlan } from './world-sizes.ts';

/** Countries that share place names. */
const countriesByNameLanguage = Map.groupBy(
  leagueRows.map((row) => row.country),
  (code) => country(code).nameLanguage,
);

function clubNamer(row: LeagueRow): (no: number) => TeamName {
  const { nameLanguage } = country(row.country);
  const sharing = countriesByNameLanguage.get(nameLanguage) as string[];
  const fixedNames = parsePatterns(fixedClubNames[row.country] ?? '');
  return createTeamNamer({
    nameLanguage,
    countryIndex: sharing.indexOf(row.country),
    countryCount: sharing.length,
    patterns: parsePatterns(clubNamePatterns[row.country] as string),
    fixedNames,
    excluded: fixedNames,
  });
}

const levelOf = (popularity: number, division: number): number =>
  (popularity - 70) / 70 - (division - 1) * 0.4;

/** The first clubs of a division are the strongest. */
const levelInDivision = (index: number, size: number): number =>
  0.28 * (1 - (2 * index) / (size - 1));

const lowerDivision = (row: LeagueRow, division: number): readonly [string, string, number] => {
  const { name } = country(row.country);
  return [`${name.en} League ${division}`, `${name.zh}${division}级联赛`, 20];
};

function createClubs(
  row: LeagueRow,
  nameOf: (no: number) => TeamName,
  division: number,
  from: number,
  size: number,
  market: Team[],
): Team[] {
  const home = country(row.country);
  const clubs = Array.from({ length: size }, (_, index): Team => {
    const no = from + index;
    const { name, ...known } = nameOf(no);
    return {
      id: `te-${row.country}-${no + 1}`,
      game: 'football',
      country: home,
      name: division > row.divisions.length ? withCountry(home, name) : name,
      ...known,
      level: levelOf(row.popularity, division) + levelInDivision(index, size),
      no,
      market,
    };
  });
  market.push(...clubs);
  return clubs;
}

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
  const nameOf = clubNamer(row);
  const home = country(row.country);
  const tournaments: Tournament[] = [];
  let from = 0;
  let market: Team[] = [];
  for (let division = 1; division <= (size.divisions ?? row.divisions.length); division++) {
    const [en, zh, teams] = row.divisions[division - 1] ?? lowerDivision(row, division);
    const code = `${row.country}${division}`;
    const count = size.isDense ? 16 : teams;
    if (division % DIVISIONS_PER_MARKET === 1) market = [];
    const spec = { row, rowNo, division, code, teams: count, staggerIndex };
    tournaments.push({
      code,
      id: `to-${code}`,
      game: 'football',
      country: home,
      name: properName(en, zh),
      type: 'league',
      division: String(division),
      popularity: Math.max(1, row.popularity - (division - 1) * 28),
      prize: {
        amount: Math.round((row.prize * 1_000_000) / 4 ** (division - 1)),
        currency: home.currency,
      },
      teams: createClubs(row, nameOf, division, from, count, market),
      ...calendarAndPlan(spec, size),
    });
    from += count;
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
  const continental = continentalRows(patternOf).flatMap((row): Tournament[] => {
    const qualifyingPlaces = row.qualifyingPlaces(byCode);
    if (!qualifyingPlaces) return [];
    return [
      {
        code: row.code,
        id: `to-${row.code}`,
        game: 'football',
        country: country(row.country),
        name: properName(...row.name),
        type: row.type,
        division: null,
        popularity: row.popularity,
        prize: row.prize,
        teams: qualifyingPlaces.flatMap(({ league }) => league.teams),
        qualifyingPlaces,
        calendar: row.calendar,
        plan: continentalPlan(qualifyingPlaces, row.dates),
      },
    ];
  });
  return [...national, ...continental];
}
