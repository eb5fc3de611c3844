import { DAY_SECONDS, seasonYears, yearOf } from '../calendar/civil.ts';
import basketballLeagues from '../data/basketball-leagues.json' with { type: 'json' };
import footballLeagues from '../data/football-leagues.json' with { type: 'json' };
import type { Localized } from '../localized.ts';
import type { Fixture, Game, Player, Team } from '../model.ts';
import { handleOf } from '../names/handles.ts';
import { contractNumber, playerName, surnameOf } from '../names/squads.ts';
import { bothSides } from '../sides.ts';
import { byTeamYear } from './by-team-year.ts';
import { type Contract, contractOf, firstContract } from './careers.ts';
import { SHIRTS } from './lines.ts';
import { titlePlayOf } from './title-play.ts';

const countriesOf = <T extends { readonly country: string }>(rows: readonly T[]) =>
  new Set(rows.map(({ country }) => country));

/** Countries whose seasons begin in summer or later, by sport. */
const AUTUMN_COUNTRIES: Partial<Record<Game, ReadonlySet<string>>> = {
  football: countriesOf(
    footballLeagues.filter(({ pattern }) => pattern === 'autumn' || pattern === 'southern'),
  ),
  basketball: countriesOf(basketballLeagues.filter(({ pattern }) => pattern === 'winter')),
};
const beginsInSummer = ({ game, country }: Team): boolean =>
  AUTUMN_COUNTRIES[game]?.has(country.code) ?? false;
/** From the New Year to the first of July. */
const HALF_YEAR_SECONDS = 181 * DAY_SECONDS;

const delayOf = (team: Team): number =>
  beginsInSummer(team) ? HALF_YEAR_SECONDS : (team.squadFromDay ?? 0) * DAY_SECONDS;

/** The year whose squad a club has at an instant: all its competitions change players in one window, between two seasons. */
export function squadYear(team: Team, instant: number): number {
  return yearOf(instant - delayOf(team));
}

/** The years whose squads play a match. */
export const squadYears = (fixture: Fixture) =>
  bothSides((side) => squadYear(fixture[side], fixture.start));

/** The instant at which the squad of a year begins. */
export const squadYearStart = (team: Team, year: number): number =>
  Date.UTC(year, 0, 1) / 1000 + delayOf(team);

/** The season of that year: 2026/27, or 2026. */
export const squadSeason = (team: Team, year: number): string =>
  seasonYears(year, beginsInSummer(team));

interface Member {
  readonly player: Player;
  readonly surname: Localized;
}

/** The full name of an esports player by the first contract. */
export const nameBehindHandle = (seed: string, { team, shirt, from }: Contract): Localized =>
  playerName(seed, team, shirt, from);

/** The id says where the career began, so that it stays the same in every season, and after a transfer. */
export const playerId = ({ team, shirt, from }: Contract): string =>
  `pl-${team.id.slice('te-'.length)}-${shirt}-${from}`;

function createMember(seed: string, contract: Contract): Member {
  const first = firstContract(seed, contract);
  const { team, shirt, from } = first;
  const name = titlePlayOf(team.game)
    ? handleOf(seed, team, shirt, contractNumber(shirt, from))
    : playerName(seed, team, shirt, from);
  return {
    player: { id: playerId(first), name },
    surname: surnameOf(seed, team, shirt, from),
  };
}

/** The players of a club in a year, by shirt; each is found on first use. */
const squadOf = byTeamYear<Member[]>(400, () => []);

function memberOf(seed: string, team: Team, shirt: number, year: number): Member {
  const members = squadOf(seed, team, year);
  members[shirt] ??= createMember(seed, contractOf(team, shirt, year));
  return members[shirt];
}

/** The surnames of all, in every writing. */
const surnamesOf = byTeamYear(
  400,
  (seed, team, year) =>
    new Set(
      SHIRTS.flatMap((shirt) => {
        const { en, zh } = memberOf(seed, team, shirt, year).surname;
        return [en, zh];
      }),
    ),
);

/** The player with a shirt number in a year: see decision 40. */
export const playerOf = (seed: string, team: Team, shirt: number, year: number): Player =>
  memberOf(seed, team, shirt, year).player;

/** The shirts of the away side whose surnames the home side has too: in this match nothing is reported of them. */
export function namesakesOf(seed: string, { home, away, start }: Fixture): ReadonlySet<number> {
  const names = surnamesOf(seed, home, squadYear(home, start));
  const year = squadYear(away, start);
  return new Set(
    SHIRTS.filter((shirt) => {
      const { en, zh } = memberOf(seed, away, shirt, year).surname;
      return names.has(en) || names.has(zh);
    }),
  );
}

/** Whether a home and an away player, by their shirts, share a surname in some language. */
export function areNamesakes(
  seed: string,
  { home, away, start }: Fixture,
  homeShirt: number,
  awayShirt: number,
): boolean {
  const one = memberOf(seed, home, homeShirt, squadYear(home, start)).surname;
  const other = memberOf(seed, away, awayShirt, squadYear(away, start)).surname;
  return one.en === other.en || one.zh === other.zh;
}
