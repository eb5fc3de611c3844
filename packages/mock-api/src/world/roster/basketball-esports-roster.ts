import { basketballCupRows } from '../basketball/cups.ts';
import { type BasketballRow, basketballRows } from '../basketball/leagues.ts';
import { basketballCalendar, basketballPlan } from '../basketball/plan.ts';
import { denseSchedule, weeklySchedule } from '../basketball/round-schedules.ts';
import { fillerSchedule } from '../competition/filler-schedules.ts';
import { fixedIntervalPlan } from '../competition/fixed-interval-plan.ts';
import { country } from '../countries.ts';
import { circuitPlan, esportsCalendar, eventPlan, squadFromDay } from '../esports/plan.ts';
import { createEsportsNamer, type EsportsNamer, tagsOf } from '../esports/team-names.ts';
import { type TitleRow, titleRows } from '../esports/titles.ts';
import { type Localized, localize, properName } from '../localized.ts';
import type { Country, Team, Tournament } from '../model.ts';
import { createContinental, createDivisions } from './club-leagues.ts';
import type { SizePlan } from './world-sizes.ts';

const createDivision = createDivisions({
  game: 'basketball',
  countries: basketballRows.map((row) => row.country),
});

const LEAGUES_PER_MARKET = 4;

/** Four leagues whose seasons begin together, and between which players move. */
function createMarkets(rows: readonly BasketballRow[]): (row: BasketballRow) => Team[] {
  const marketOf = new Map(
    [...Map.groupBy(rows, ({ pattern }) => pattern).values()].flatMap((all) => {
      let market: Team[] = [];
      return all.map((row, no) => {
        if (no % LEAGUES_PER_MARKET === 0) market = [];
        return [row.country, market] as const;
      });
    }),
  );
  return ({ country: code }) => marketOf.get(code) ?? [];
}

const FILLER_TEAMS = 20;
const DENSE_TEAMS = 14;

/** Filler divisions below the first, in the large world. */
function createLowerDivisions(row: BasketballRow, rowNo: number, divisions: number): Tournament[] {
  const { name } = country(row.country);
  return Array.from({ length: divisions - 1 }, (_, index) => {
    const division = index + 2;
    const schedule = fillerSchedule(rowNo * divisions + division, FILLER_TEAMS);
    const leagueName = localize(
      `${name.en} Basketball League ${division}`,
      `${name.zh}篮球${division}级联赛`,
      `Liga de baloncesto de ${name.es} ${division}`,
    );
    const from = row.size + index * FILLER_TEAMS;
    return createDivision(
      row,
      { division, name: leagueName, from, size: FILLER_TEAMS, namesCountry: true, market: [] },
      { calendar: schedule.calendar, plan: fixedIntervalPlan(schedule) },
    );
  });
}

export function basketballTournaments({
  basketball,
  basketballDivisions = 1,
  isDense,
}: SizePlan): Tournament[] {
  const rows = basketballRows.filter((row) => basketball?.includes(row.country) ?? true);
  const staggerIndexOf = (row: BasketballRow) =>
    rows.filter(({ pattern }) => pattern === row.pattern).indexOf(row);
  const marketOf = createMarkets(rows);
  const leagues = rows.map((row) => {
    const size = isDense ? DENSE_TEAMS : row.size;
    const schedule = isDense
      ? denseSchedule({ ...row, size }, staggerIndexOf(row))
      : weeklySchedule(row);
    return createDivision(
      row,
      { name: properName(...row.name), division: 1, from: 0, size, market: marketOf(row) },
      { calendar: basketballCalendar(row, schedule), plan: basketballPlan(schedule) },
    );
  });
  const byCode = new Map(leagues.map((league) => [league.code, league]));
  const lower = rows.flatMap((row, rowNo) => createLowerDivisions(row, rowNo, basketballDivisions));
  const cups = basketballCupRows(isDense).flatMap((row) =>
    createContinental('basketball', row, byCode),
  );
  return [...leagues, ...lower, ...cups];
}

const CHALLENGERS_LEVEL = -0.4;

/** Countries of the teams in each of the three groups. */
const GROUP_COUNTRIES = [
  ['usa', 'bra', 'can', 'mex', 'arg', 'chi', 'usa', 'bra'],
  ['fra', 'ger', 'swe', 'den', 'pol', 'esp', 'srb', 'tur'],
  ['kor', 'chn', 'jpn', 'tha', 'idn', 'phi', 'aus', 'kor'],
] as const;

/** Teams of a title's circuit and of its challengers: each a third from every group. */
function countriesOfTeams(titleNo: number, size: number): Country[] {
  return Array.from({ length: size }, (_, index) => {
    const perGroup = size / 3;
    const region = GROUP_COUNTRIES[Math.floor(index / perGroup)] as readonly string[];
    return country(region[((index % perGroup) + titleNo) % region.length] as string);
  });
}

/** The teams of a title: those of the circuit, then the challengers. */
function createTitleTeams(
  row: TitleRow,
  titleNo: number,
  size: SizePlan,
  namer: EsportsNamer,
): Team[] {
  const homes = [
    ...countriesOfTeams(titleNo, size.esportsTeams),
    ...countriesOfTeams(titleNo, size.challengerTeams),
  ];
  const names = namer(titleNo, homes);
  const tags = tagsOf(names);
  const circuit: Team[] = [];
  const challengers: Team[] = [];
  for (const [no, name] of names.entries()) {
    const kind = no < size.esportsTeams ? 'circuit' : 'challengers';
    const market = kind === 'circuit' ? circuit : challengers;
    market.push({
      id: `te-${row.code}-${no + 1}`,
      game: row.title,
      country: homes[no] as Country,
      ...name,
      tag: tags[no] as string,
      level: kind === 'circuit' ? 0 : CHALLENGERS_LEVEL,
      no,
      market,
      squadFromDay: squadFromDay(titleNo, kind),
    });
  }
  return [...circuit, ...challengers];
}

/** How much more popular than its title a competition is, and its prize by the popularity of the title. */
const EVENTS = {
  circuit: { type: 'circuit', popularity: -12, prize: 4000 },
  challengers: { type: 'circuit', popularity: -30, prize: 1000 },
  masters: { type: 'championship', popularity: 3, prize: 12_000 },
  worlds: { type: 'championship', popularity: 8, prize: 30_000 },
} as const;

function createTitleTournaments(
  row: TitleRow,
  titleNo: number,
  size: SizePlan,
  namer: EsportsNamer,
): Tournament[] {
  const make = (
    kind: keyof typeof EVENTS,
    name: Localized,
    teams: Team[],
    plan: Tournament['plan'],
  ): Tournament => ({
    code: `${row.code}${kind}`,
    id: `to-${row.code}${kind}`,
    game: row.title,
    country: country(kind === 'masters' ? row.host : 'world'),
    name,
    type: EVENTS[kind].type,
    division: null,
    popularity: row.popularity + EVENTS[kind].popularity,
    prize: { amount: EVENTS[kind].prize * row.popularity, currency: 'USD' },
    teams,
    calendar: esportsCalendar(titleNo, kind),
    plan,
  });
  const { circuit, masters, worlds, groupsBestOf } = row;
  const allTeams = createTitleTeams(row, titleNo, size, namer);
  const teams = allTeams.slice(0, size.esportsTeams);
  const league = make('circuit', circuit, teams, circuitPlan(titleNo, 'circuit', groupsBestOf));
  const others = allTeams.slice(size.esportsTeams);
  const name = properName(`${circuit.en} Challengers`, `${circuit.zh}挑战者组`);
  const plan = circuitPlan(titleNo, 'challengers', groupsBestOf);
  return [
    league,
    ...(others.length > 0 ? [make('challengers', name, others, plan)] : []),
    make('masters', masters, teams, eventPlan(titleNo, 'masters', league, 1)),
    make('worlds', worlds, teams, eventPlan(titleNo, 'worlds', league, 3)),
  ];
}

export function esportsTournaments(size: SizePlan): Tournament[] {
  const namer = createEsportsNamer();
  return titleRows.flatMap((row, titleNo) => createTitleTournaments(row, titleNo, size, namer));
}
