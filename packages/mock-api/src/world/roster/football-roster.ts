import { clubForms, namedClubs } from '../football/club-forms.ts';
import { continentalPlan } from '../football/continental-plan.ts';
import { continentalRows } from '../football/continentals.ts';
import { cupPlan } from '../football/cup-plan.ts';
import { footballWindow, leaguePlan } from '../football/league-plan.ts';
import { type LeagueRow, leagueRows } from '../football/leagues.ts';
import { seasonLabel } from '../football/weeks.ts';
import { country } from '../geography/countries.ts';
import type { Team, Tournament } from '../model.ts';
import { type Naming, parseNames, teamName } from '../names/team-names.ts';
import { type Words, words } from '../words.ts';
import type { SizePlan } from './sizes.ts';

/** Countries whose clubs take their names from the same tongue. */
const tongues = Map.groupBy(leagueRows, (row) => country(row.country).tongue);

function namingOf(row: LeagueRow): Naming {
  const { tongue } = country(row.country);
  const sharing = tongues.get(tongue) as LeagueRow[];
  const named = namedClubs[row.country];
  return {
    tongue,
    turn: sharing.indexOf(row),
    turns: sharing.length,
    forms: parseNames(clubForms[row.country] as string),
    named: named ? parseNames(named) : [],
  };
}

const levelOf = (fame: number, division: number): number => (fame - 70) / 70 - (division - 1) * 0.4;

const lower = (row: LeagueRow, division: number): readonly [string, string, number] => {
  const { name } = country(row.country);
  return [`${name.en} League ${division}`, `${name.zh}${division}级联赛`, 16];
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
      level: levelOf(row.fame, division),
      no,
    };
  });
}

function leagues(row: LeagueRow, divisions: number | undefined): Tournament[] {
  const naming = namingOf(row);
  const home = country(row.country);
  const made: Tournament[] = [];
  let from = 0;
  for (let division = 1; division <= (divisions ?? row.divisions.length); division++) {
    const [en, zh, size] = row.divisions[division - 1] ?? lower(row, division);
    const code = `${row.country}${division}`;
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
      teams: clubs(row, naming, division, from, size),
      calendar: {
        perYear: 1,
        window: footballWindow(row.rhythm),
        label: (year) => seasonLabel(row.rhythm, year),
      },
      plan: leaguePlan(row),
    });
    from += size;
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
    plan: cupPlan(row, divisions),
  };
}

export function footballTournaments({ football, divisions }: SizePlan): Tournament[] {
  const rows = leagueRows.filter((row) => football?.includes(row.country) ?? true);
  const national = rows.flatMap((row) => {
    const own = leagues(row, divisions);
    const named = row.cup ? [cup(row, words(...row.cup), own.slice(0, 2))] : [];
    return [...own, ...named];
  });
  const byCode = new Map(national.map((tournament) => [tournament.code, tournament]));
  const continental = continentalRows.flatMap((row): Tournament[] => {
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
