import { type BasketballCup, cupRows } from '../basketball/cups.ts';
import {
  type BasketballRow,
  basketballForms,
  basketballRows,
  namedBasketball,
} from '../basketball/leagues.ts';
import { densePace, type Pace, weeklyPace } from '../basketball/pace.ts';
import { basketballCalendar, basketballPlan } from '../basketball/plan.ts';
import { circuitPlan, esportsCalendar, eventPlan } from '../esports/plan.ts';
import { challengerNames, esportsNames } from '../esports/team-names.ts';
import { type TitleRow, titleRows } from '../esports/titles.ts';
import { namedClubs } from '../football/club-forms.ts';
import { continentalPlan } from '../football/continental-plan.ts';
import { country } from '../geography/countries.ts';
import type { Team, Tournament } from '../model.ts';
import { parseNames, teamName } from '../names/team-names.ts';
import { type Words, words } from '../words.ts';
import type { SizePlan } from './sizes.ts';

const basketballTongues = Map.groupBy(
  basketballRows.map((row) => row.country),
  (code) => country(code).tongue,
);

function basketballLeague(row: BasketballRow, pace: Pace): Tournament {
  const home = country(row.country);
  const sharing = basketballTongues.get(home.tongue) as string[];
  const naming = {
    tongue: home.tongue,
    turn: sharing.indexOf(row.country),
    turns: sharing.length,
    forms: parseNames(basketballForms),
    named: parseNames(namedBasketball[row.country] ?? ''),
    spared: parseNames(namedClubs[row.country] ?? ''),
  };
  const code = `${row.country}b1`;
  return {
    code,
    id: `to-${code}`,
    game: 'basketball',
    country: home,
    name: words(...row.name),
    type: 'league',
    division: '1',
    fame: row.fame,
    prize: { amount: row.prize * 1_000_000, currency: home.currency },
    teams: Array.from(
      { length: row.size },
      (_, no): Team => ({
        id: `te-${row.country}-b${no + 1}`,
        game: 'basketball',
        country: home,
        name: teamName(naming, no),
        level: (row.fame - 70) / 70,
        no,
      }),
    ),
    calendar: basketballCalendar(row, pace),
    plan: basketballPlan(pace),
  };
}

export function basketballTournaments({ basketball, dense }: SizePlan): Tournament[] {
  const rows = basketballRows.filter((row) => basketball?.includes(row.country) ?? true);
  const turnOf = (row: BasketballRow) =>
    rows.filter(({ rhythm }) => rhythm === row.rhythm).indexOf(row);
  const leagues = rows.map((row) =>
    dense
      ? basketballLeague({ ...row, size: 14 }, densePace({ ...row, size: 14 }, turnOf(row)))
      : basketballLeague(row, weeklyPace(row)),
  );
  const byCode = new Map(leagues.map((league) => [league.code, league]));
  return [...leagues, ...cupRows(dense).map((row) => basketballCup(row, byCode))];
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
