import type { Zone } from '../calendar/zones.ts';
import { clubForms, namedClubs } from '../football/club-forms.ts';
import { continentalPlan } from '../football/continental-plan.ts';
import { continentalLeagues, continentalRows } from '../football/continentals.ts';
import { cupPlan } from '../football/cup-plan.ts';
import { densePlan } from '../football/dense-plan.ts';
import { footballWindow, leaguePlan } from '../football/league-plan.ts';
import { type LeagueRow, leagueRows, type Rhythm } from '../football/leagues.ts';
import { seasonLabel } from '../football/weeks.ts';
import { country } from '../geography/countries.ts';
import type { Team, Tournament } from '../model.ts';
import { type Naming, parseNames, teamName } from '../names/team-names.ts';
import { type Words, words } from '../words.ts';
import type { SizePlan } from './sizes.ts';

/** Countries whose clubs take their names from the same tongue. */
const tongues = Map.groupBy(
  leagueRows.map((row) => row.country),
  (code) => country(code).tongue,
);

function namingOf(row: LeagueRow): Naming {
  const { tongue } = country(row.country);
  const sharing = tongues.get(tongue) as string[];
  const named = namedClubs[row.country];
  return {
    tongue,
    turn: sharing.indexOf(row.country),
    turns: sharing.length,
    forms: parseNames(clubForms[row.country] as string),
    named: named ? parseNames(named) : [],
  };
}

const levelOf = (fame: number, division: number): number => (fame - 70) / 70 - (division - 1) * 0.4;

/** The great clubs of a country are the first that its list names. */
const standing = (index: number, size: number): number => 0.28 * (1 - (2 * index) / (size - 1));

const lower = (row: LeagueRow, division: number): readonly [string, string, number] => {
  const { name } = country(row.country);
  return [`${name.en} League ${division}`, `${name.zh}${division}级联赛`, 20];
};

function clubs(
  row: LeagueRow,
  naming: Naming,
  division: number,
  from: number,
  size: number,
): Team[] {
  const home = country(row.country);
  return Array.from({ length: size }, (_, index): Team => {
    const no = from + index;
    return {
      id: `te-${row.country}-${no + 1}`,
      game: 'football',
      country: home,
      name: teamName(naming, no),
      level: levelOf(row.fame, division) + standing(index, size),
      no,
    };
  });
}

/** Half of the unnamed divisions play while the others rest. */
function rhythmOf(row: LeagueRow, division: number): Rhythm {
  if (division <= row.divisions.length) return row.rhythm;
  return division % 2 === 0 ? 'autumn' : 'spring';
}

const everywhere: Zone = { offset: 0 };

function planOf(row: LeagueRow, division: number, { dense }: SizePlan, turn: number) {
  const code = `${row.country}${division}`;
  const rhythm = rhythmOf(row, division);
  if (dense) return densePlan(rhythm, turn);
  const duties = {
    cup: row.cup !== undefined && division <= 2,
    continental: continentalLeagues.has(code),
  };
  const { zone } = country(row.country);
  // Divisions that no row names kick off all at once: they are there for their number.
  const unnamed = division > row.divisions.length;
  return leaguePlan({
    rhythm,
    duties,
    zone: unnamed ? everywhere : zone,
    slots: unnamed ? 'parallel' : division === 1 ? row.slots : 'second',
  });
}

function leagues(row: LeagueRow, size: SizePlan, turn: number): Tournament[] {
  const naming = namingOf(row);
  const home = country(row.country);
  const made: Tournament[] = [];
  let from = 0;
  for (let division = 1; division <= (size.divisions ?? row.divisions.length); division++) {
    const [en, zh, teams] = row.divisions[division - 1] ?? lower(row, division);
    const code = `${row.country}${division}`;
    const rhythm = rhythmOf(row, division);
    const count = size.dense ? 16 : teams;
    made.push({
      code,
      id: `to-${code}`,
      game: 'football',
      country: home,
      name: words(en, zh),
      type: 'league',
      division: String(division),
      fame: Math.max(1, row.fame - (division - 1) * 28),
      prize: {
        amount: Math.round((row.prize * 1_000_000) / 4 ** (division - 1)),
        currency: home.currency,
      },
      teams: clubs(row, naming, division, from, count),
      calendar: {
        perYear: 1,
        window: footballWindow(rhythm, 'league'),
        label: (year) => seasonLabel(rhythm, year),
      },
      plan: planOf(row, division, size, turn),
    });
    from += count;
  }
  return made;
}

function cup(row: LeagueRow, name: Words, divisions: readonly Tournament[]): Tournament {
  const [first] = divisions as [Tournament];
  const code = `${row.country}cup`;
  return {
    ...first,
    code,
    id: `to-${code}`,
    name,
    type: 'cup',
    division: null,
    fame: row.fame - 9,
    prize: { amount: row.prize * 100_000, currency: first.country.currency },
    teams: divisions.flatMap(({ teams }) => teams),
    calendar: { ...first.calendar, window: footballWindow(row.rhythm, 'all') },
    plan: cupPlan(row, divisions),
  };
}

const paced =
  (dense: boolean) =>
  (rhythm: Rhythm): Rhythm => {
    if (!dense) return rhythm;
    return rhythm === 'autumn' || rhythm === 'southern' ? 'second-half' : 'first-half';
  };

export function footballTournaments(size: SizePlan): Tournament[] {
  const pace = paced(size.dense);
  const rows = leagueRows
    .filter(({ country: code }) => size.football?.includes(code) ?? true)
    .map((row) => ({ ...row, rhythm: pace(row.rhythm) }));
  const turnOf = (row: LeagueRow) =>
    rows
      .filter(({ rhythm }) => rhythm === row.rhythm)
      .findIndex((one) => one.country === row.country);
  const national = rows.flatMap((row) => {
    const own = leagues(row, size, turnOf(row));
    const named = row.cup ? [cup(row, words(...row.cup), own.slice(0, 2))] : [];
    return [...own, ...named];
  });
  const byCode = new Map(national.map((tournament) => [tournament.code, tournament]));
  const continental = continentalRows(pace).flatMap((row): Tournament[] => {
    const tickets = row.tickets(byCode);
    if (!tickets) return [];
    return [
      {
        code: row.code,
        id: `to-${row.code}`,
        game: 'football',
        country: country(row.country),
        name: words(...row.name),
        type: row.type,
        division: null,
        fame: row.fame,
        prize: row.prize,
        teams: tickets.flatMap(({ league }) => league.teams),
        calendar: row.calendar,
        plan: continentalPlan(tickets, row.dates),
      },
    ];
  });
  return [...national, ...continental];
}
