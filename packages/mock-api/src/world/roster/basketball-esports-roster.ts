import { type BasketballCup, cupRows } from '../basketball/cups.ts';
import {
  type BasketballRow,
  basketballForms,
  basketballRows,
  namedBasketball,
} from '../basketball/leagues.ts';
import { basketballCalendar, basketballPlan } from '../basketball/plan.ts';
import { densePace, type Pace, weeklyPace } from '../basketball/round-schedules.ts';
import { crowdPace } from '../competition/filler-schedules.ts';
import { steadyPlan } from '../competition/fixed-interval-plan.ts';
import { country } from '../countries.ts';
import { circuitPlan, esportsCalendar, eventPlan } from '../esports/plan.ts';
import { challengerNames, esportsNames } from '../esports/team-names.ts';
import { type TitleRow, titleRows } from '../esports/titles.ts';
import { namedClubs } from '../football/club-name-patterns.ts';
import { continentalPlan } from '../football/continental-plan.ts';
import { type Words, words } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { type Naming, parseNames, teamName, withCountry } from '../names/team-names.ts';
import type { SizePlan } from './world-sizes.ts';

const basketballTongues = Map.groupBy(
  basketballRows.map((row) => row.country),
  (code) => country(code).tongue,
);

interface BasketballDivision {
  readonly row: BasketballRow;
  readonly division: number;
  readonly name: Words;
  /** Its first team's number in the country, and how many there are. */
  readonly from: number;
  readonly size: number;
}

function basketballNaming({ country: code }: BasketballRow): Naming {
  const { tongue } = country(code);
  const sharing = basketballTongues.get(tongue) as string[];
  return {
    tongue,
    turn: sharing.indexOf(code),
    turns: sharing.length,
    forms: parseNames(basketballForms),
    named: parseNames(namedBasketball[code] ?? ''),
    spared: parseNames(namedClubs[code] ?? ''),
  };
}

function basketballLeague(
  { row, division, name, from, size }: BasketballDivision,
  playing: Pick<Tournament, 'calendar' | 'plan'>,
): Tournament {
  const home = country(row.country);
  const naming = basketballNaming(row);
  const code = `${row.country}b${division}`;
  const fame = Math.max(1, row.fame - (division - 1) * 28);
  const team = (_: unknown, index: number): Team => {
    const no = from + index;
    const made = teamName(naming, no);
    return {
      id: `te-${row.country}-b${no + 1}`,
      game: 'basketball',
      country: home,
      name: division > 1 ? withCountry(home, made) : made,
      level: (row.fame - 70) / 70 - (division - 1) * 0.4,
      no,
    };
  };
  return {
    code,
    id: `to-${code}`,
    game: 'basketball',
    country: home,
    name,
    type: 'league',
    division: String(division),
    fame,
    prize: {
      amount: Math.round((row.prize * 1_000_000) / 4 ** (division - 1)),
      currency: home.currency,
    },
    teams: Array.from({ length: size }, team),
    ...playing,
  };
}

function firstBasketball(row: BasketballRow, pace: Pace): Tournament {
  const { size } = row;
  const first = { row, division: 1, name: words(...row.name), from: 0, size };
  return basketballLeague(first, {
    calendar: basketballCalendar(row, pace),
    plan: basketballPlan(pace),
  });
}

const CROWD_SIZE = 20;

/** The divisions below the first, in the large world. */
function lowerBasketball(row: BasketballRow, rowNo: number, divisions: number): Tournament[] {
  const { name } = country(row.country);
  return Array.from({ length: divisions - 1 }, (_, index) => {
    const division = index + 2;
    const pace = crowdPace(rowNo * divisions + division, CROWD_SIZE);
    const called = words(
      `${name.en} Basketball League ${division}`,
      `${name.zh}篮球${division}级联赛`,
    );
    const from = row.size + index * CROWD_SIZE;
    return basketballLeague(
      { row, division, name: called, from, size: CROWD_SIZE },
      { calendar: pace.calendar, plan: steadyPlan(pace) },
    );
  });
}

export function basketballTournaments({
  basketball,
  basketballDivisions = 1,
  dense,
}: SizePlan): Tournament[] {
  const rows = basketballRows.filter((row) => basketball?.includes(row.country) ?? true);
  const turnOf = (row: BasketballRow) =>
    rows.filter(({ rhythm }) => rhythm === row.rhythm).indexOf(row);
  const leagues = rows.map((row) =>
    dense
      ? firstBasketball({ ...row, size: 14 }, densePace({ ...row, size: 14 }, turnOf(row)))
      : firstBasketball(row, weeklyPace(row)),
  );
  const byCode = new Map(leagues.map((league) => [league.code, league]));
  const lower = rows.flatMap((row, rowNo) => lowerBasketball(row, rowNo, basketballDivisions));
  return [...leagues, ...lower, ...cupRows(dense).map((row) => basketballCup(row, byCode))];
}

function basketballCup(row: BasketballCup, leagues: ReadonlyMap<string, Tournament>): Tournament {
  const tickets = row.tickets(leagues);
  if (!tickets) throw new Error(`Nobody may play in ${row.code}.`);
  return {
    code: row.code,
    id: `to-${row.code}`,
    game: 'basketball',
    country: country(row.country),
    name: words(...row.name),
    type: 'championship',
    division: null,
    fame: row.fame,
    prize: { amount: row.prize, currency: 'USD' },
    teams: tickets.flatMap(({ league }) => league.teams),
    calendar: row.calendar,
    plan: continentalPlan(tickets, row.dates),
  };
}

const CHALLENGERS_LEVEL = -0.4;

/** Where the line-ups of the three groups come from. */
const regions = [
  ['usa', 'bra', 'can', 'mex', 'arg', 'chi', 'usa', 'bra'],
  ['fra', 'ger', 'swe', 'den', 'pol', 'esp', 'srb', 'tur'],
  ['kor', 'chn', 'jpn', 'tha', 'idn', 'phi', 'aus', 'kor'],
] as const;

interface Field {
  readonly names: readonly Words[];
  readonly from: number;
  readonly level: number;
}

function lineUps(row: TitleRow, titleNo: number, { names, from, level }: Field): Team[] {
  const each = names.length / 3;
  return names.map((name, index): Team => {
    const region = regions[Math.floor(index / each)] as readonly string[];
    const no = from + index;
    return {
      id: `te-${row.code}-${no + 1}`,
      game: row.title,
      country: country(region[((index % each) + titleNo) % region.length] as string),
      name,
      level,
      no,
    };
  });
}

type Kind = 'circuit' | 'challengers' | 'masters' | 'worlds';

function esportsTitle(row: TitleRow, titleNo: number, size: SizePlan): Tournament[] {
  const make = (
    kind: Kind,
    name: Words,
    teams: Team[],
    fame: number,
    prize: number,
    plan: Tournament['plan'],
  ): Tournament => ({
    code: `${row.code}${kind}`,
    id: `to-${row.code}${kind}`,
    game: row.title,
    country: country(kind === 'masters' ? row.host : 'world'),
    name,
    type: kind === 'masters' || kind === 'worlds' ? 'championship' : 'circuit',
    division: null,
    fame,
    prize: { amount: prize * row.fame * 1000, currency: 'USD' },
    teams,
    calendar: esportsCalendar(titleNo, kind),
    plan,
  });
  const { circuit, masters, worlds, fame, groupsBestOf } = row;
  const names = esportsNames(titleNo, size.esportsTeams);
  const teams = lineUps(row, titleNo, { names, from: 0, level: 0 });
  const league = make(
    'circuit',
    circuit,
    teams,
    fame - 12,
    4,
    circuitPlan(titleNo, 'circuit', groupsBestOf),
  );
  const below = () => {
    const lesser = challengerNames(titleNo, size.challengers);
    return make(
      'challengers',
      words(`${circuit.en} Challengers`, `${circuit.zh}挑战者组`),
      lineUps(row, titleNo, { names: lesser, from: names.length, level: CHALLENGERS_LEVEL }),
      fame - 30,
      1,
      circuitPlan(titleNo, 'challengers', groupsBestOf),
    );
  };
  return [
    league,
    ...(size.challengers > 0 ? [below()] : []),
    make('masters', masters, teams, fame + 3, 12, eventPlan(titleNo, 'masters', league, 1)),
    make('worlds', worlds, teams, fame + 8, 30, eventPlan(titleNo, 'worlds', league, 3)),
  ];
}

export function esportsTournaments(size: SizePlan): Tournament[] {
  return titleRows.flatMap((row, titleNo) => esportsTitle(row, titleNo, size));
}
