/** The world of the plain upstream: three sports whose days follow from their dates. */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly sport: string;
  readonly country: string;
  readonly strength: number;
}
export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly country: string;
  /** The one of three months in which a cup is played; a league always is. */
  readonly month: number | undefined;
  readonly teams: readonly Team[];
}
export interface Season {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
export interface Fixture {
  readonly id: string;
  readonly of: Tournament;
  readonly start: number;
  readonly end: number;
  readonly sides: readonly [home: Team, away: Team];
  readonly goals: readonly [home: number, away: number];
}

export const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
const MATCH_MS = 2 * HOUR_MS;
export const TITLES =
  'cs2 lol dota2 valorant r6 cod rocket-league overwatch aov pubg wild-rift'.split(' ');
const COUNTRIES = ['Avalia', 'Borland', 'Cestria', 'Dovania'];
// biome-ignore format: a table
const NAMES = {
  football: 'Alder Birch Cedar Dunmore Elmfield Fenwick Garrow Holm Inver Juniper Kestrel Larch Marlow Norden Orchard Pike Quarry Rowan Sable Tamar Upton Vale Wexley Yarrow Zephyr Ashby',
  basketball: 'Anvils Beacons Comets Drakes Embers Foxes Giants Herons Icebergs Jets',
  esports: 'Amber Nova Glitch Pulse Vortex Cipher Onyx Flux Raven Static',
};
const ENDINGS: Readonly<Record<string, string>> = { football: 'Town', esports: 'Esports' };

type Row = [
  name: string,
  type: string,
  country: number,
  first: number,
  size: number,
  month?: number,
];
/** The country, a range of the teams of the sport, and of a cup its month of three. */
// biome-ignore format: a table
const TOURNAMENTS: readonly Row[] = [
  ['Avalia First Division', 'football', 0, 0, 10],
  ['Borland League', 'football', 1, 10, 8],
  ['Cestria Premier', 'football', 2, 18, 8],
  ['Two Rivers Cup', 'football', 3, 0, 16, 0],
  ['Harbour Trophy', 'football', 1, 8, 8, 1],
  ['Lantern Cup', 'football', 3, 14, 12, 2],
  ['Borland Hoops', 'basketball', 1, 0, 10],
  ['Summit Cup', 'basketball', 3, 0, 8, 0],
  ['Bay Classic', 'basketball', 0, 2, 8, 1],
  ['Ridge Open', 'basketball', 2, 1, 6, 2],
  ['Circuit One', 'cs2', 3, 0, 10],
  ['Rift Series', 'lol', 2, 0, 8, 0],
  ['Ancients Open', 'dota2', 3, 2, 8, 1],
  ['Spike Masters', 'valorant', 0, 1, 6, 2],
];

export function hash(word: string): number {
  let value = 2_166_136_261;
  for (const letter of word) value = Math.imul(value ^ letter.charCodeAt(0), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  return (value ^ (value >>> 13)) >>> 0;
}

/** An opaque id, as score feeds have them. */
export const idOf = (word: string): string =>
  ['a', 'b', 'c']
    .map((part) => hash(part + word).toString(36))
    .join('')
    .slice(0, 15);

export const sportOf = (type: string): string => (TITLES.includes(type) ? 'esports' : type);

export const teams = Object.entries(NAMES).flatMap(([sport, names]) =>
  names.split(' ').map((word, no): Team => {
    const name = ENDINGS[sport] ? `${word} ${ENDINGS[sport]}` : `Port ${word}`;
    const country = COUNTRIES[sport === 'football' ? Math.floor(no / 9) : no % 4] ?? '';
    return { id: idOf(name), name, sport, country, strength: hash(name) % 1000 };
  }),
);

export const tournaments = TOURNAMENTS.map(
  ([name, type, country, first, size, month]): Tournament => {
    const ofSport = teams.filter(({ sport }) => sport === sportOf(type));
    return {
      id: idOf(name),
      name,
      type,
      country: COUNTRIES[country] ?? '',
      month,
      teams: ofSport.slice(first, first + size),
    };
  },
);

export const rankedTeams = (sport: string): Team[] =>
  teams.filter((team) => team.sport === sport).sort((a, b) => b.strength - a.strength);

/** The season at an instant: a quarter; for a cup its month, or else the last or the next one. */
export function seasonOf({ name, month }: Tournament, at: number): Season {
  const now = new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();
  const first = now + (month === undefined ? -(now % 3) : ([0, -1, 1][(now - month) % 3] ?? 0));
  const dateOf = (no: number) => Date.UTC(Math.floor(no / 12), no % 12);
  const start = dateOf(first);
  const label = new Date(start).toISOString().slice(0, 7);
  const end = dateOf(first + (month === undefined ? 3 : 1));
  return { id: idOf(`${name} ${label}`), name: label, start, end };
}

/** A pair of teams by the circle method, and how they play. */
function fixtureOf(of: Tournament, no: number, day: number, slot: number): Fixture {
  const last = of.teams.length - 1;
  const pair = (day * 3 + slot) % (of.teams.length / 2);
  const places = [pair === 0 ? last : (day + pair) % last, (day - pair + last) % last];
  const id = idOf(`${of.name} ${day} ${slot}`);
  const start = day * DAY_MS + (no + slot * 8) * HOUR_MS + (hash(id) % 3) * (HOUR_MS / 4);
  const goals = (side: number) =>
    of.type === 'basketball'
      ? 70 + side + (hash(id + side) % 20) * 2
      : hash(id + side) % (sportOf(of.type) === 'esports' ? 3 : 4);
  const [home, away] = places.map((place) => of.teams[place] as Team) as [Team, Team];
  const sides = [home, away] as const;
  return { id, of, start, end: start + MATCH_MS, sides, goals: [goals(0), goals(1)] };
}

const days = new Map<number, Fixture[]>();

/** One match an hour: three of each of the eight tournaments that are on. */
function fixturesOfDay(day: number): Fixture[] {
  const isOn = ({ start, end }: Season) => start <= day * DAY_MS && day * DAY_MS < end;
  const on = tournaments.filter((one) => isOn(seasonOf(one, day * DAY_MS)));
  const make = () =>
    [0, 1, 2].flatMap((slot) => on.map((one, no) => fixtureOf(one, no, day, slot)));
  const fixtures = days.get(day) ?? make();
  days.set(day, fixtures);
  return fixtures;
}

/** What begins between two instants, in this order. */
export function fixturesBetween(from: number, to: number): Fixture[] {
  const first = Math.floor(from / DAY_MS);
  const count = Math.max(0, Math.floor(to / DAY_MS) - first + 1);
  return Array.from({ length: count }, (_, no) => fixturesOfDay(first + no))
    .flat()
    .filter(({ start }) => start >= from && start < to);
}
