import { crowdPace, stormPace } from '../competition/filler-schedules.ts';
import { type SteadyPace, steadyPlan } from '../competition/fixed-interval-plan.ts';
import { country } from '../countries.ts';
import { clubForms, namedClubs } from '../football/club-name-patterns.ts';
import { continentalPlan } from '../football/continental-plan.ts';
import { continentalLeagues, continentalRows } from '../football/continentals.ts';
import { cupPlan } from '../football/cup-plan.ts';
import { footballWindow, leaguePlan } from '../football/league-plan.ts';
import { eveningLeagues, type LeagueRow, leagueRows, type Rhythm } from '../football/leagues.ts';
import { densePace, eveningPace } from '../football/round-schedules.ts';
import { seasonLabel } from '../football/season-weeks.ts';
import { type Words, words } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { type Naming, parseNames, teamName, withCountry } from '../names/team-names.ts';
import type { SizePlan } from './world-sizes.ts';

/** Countries whose clubs take their names from the same tongue. */
const tongues = Map.groupBy(
  leagueRows.map((row) => row.country),
  (code) => country(code).tongue,
);

function namingOf(row: LeagueRow): Naming {
  const { tongue } = country(row.country);
  const sharing = tongues.get(tongue) as string[];
  const named = parseNames(namedClubs[row.country] ?? '');
  return {
    tongue,
    turn: sharing.indexOf(row.country),
    turns: sharing.length,
    forms: parseNames(clubForms[row.country] as string),
    named,
    spared: named,
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
    const made = teamName(naming, no);
    return {
      id: `te-${row.country}-${no + 1}`,
      game: 'football',
      country: home,
      name: division > row.divisions.length ? withCountry(home, made) : made,
      level: levelOf(row.fame, division) + standing(index, size),
      no,
    };
  });
}

interface Place {
  readonly row: LeagueRow;
  readonly division: number;
  readonly code: string;
  readonly teams: number;
  /** Its country's place among all, and among those of its rhythm. */
  readonly rowNo: number;
  readonly turn: number;
}

function paceOf(
  place: Place,
  { dense, together, divisions = 0 }: SizePlan,
): SteadyPace | undefined {
  const { row, rowNo, division, code, teams, turn } = place;
  if (dense) return densePace(row.rhythm, turn, teams);
  if (division > row.divisions.length) {
    return (together ? stormPace : crowdPace)(rowNo * divisions + division, teams);
  }
  const times = eveningLeagues.get(code);
  const number = [...eveningLeagues.keys()].indexOf(code);
  return times ? eveningPace(country(row.country).zone, times, number, teams) : undefined;
}

function playing(place: Place, size: SizePlan): Pick<Tournament, 'calendar' | 'plan'> {
  const pace = paceOf(place, size);
  if (pace) return { calendar: pace.calendar, plan: steadyPlan(pace) };
  const { row, division, code } = place;
  const { rhythm } = row;
  const duties = {
    cup: row.cup !== undefined && division <= 2,
    continental: continentalLeagues.has(code),
  };
  const { zone } = country(row.country);
  return {
    calendar: {
      perYear: 1,
      window: footballWindow(rhythm, 'league'),
      label: (year) => seasonLabel(rhythm, year),
    },
    plan: leaguePlan({ rhythm, duties, zone, slots: division === 1 ? row.slots : 'second' }),
  };
}

function leagues(row: LeagueRow, size: SizePlan, rowNo: number, turn: number): Tournament[] {
  const naming = namingOf(row);
  const home = country(row.country);
  const made: Tournament[] = [];
  let from = 0;
  for (let division = 1; division <= (size.divisions ?? row.divisions.length); division++) {
    const [en, zh, teams] = row.divisions[division - 1] ?? lower(row, division);
    const code = `${row.country}${division}`;
    const count = size.dense ? 16 : teams;
    const place = { row, rowNo, division, code, teams: count, turn };
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
      ...playing(place, size),
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
  const national = rows.flatMap((row, rowNo) => {
    const own = leagues(row, size, rowNo, turnOf(row));
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
        tickets,
        calendar: row.calendar,
        plan: continentalPlan(tickets, row.dates),
      },
    ];
  });
  return [...national, ...continental];
}
