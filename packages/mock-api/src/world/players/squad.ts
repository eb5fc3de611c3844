import { basketballRows } from '../basketball/leagues.ts';
import { BoundedMap } from '../bounded-map.ts';
import { DAY_SECONDS, yearOf } from '../calendar/civil.ts';
import { titlePlayOf } from '../esports/title-play.ts';
import { leagueRows } from '../football/leagues.ts';
import { lazy } from '../lazy.ts';
import type { Localized } from '../localized.ts';
import type { Fixture, Game, Player, Team } from '../model.ts';
import { handleOf } from '../names/handles.ts';
import { contractNumber, playerName, surnameOf } from '../names/squads.ts';
import { type Contract, contractOf, firstContract } from './careers.ts';
import { SHIRTS } from './lines.ts';

const countriesOf = <T extends { readonly country: string }>(rows: readonly T[]) =>
  new Set(rows.map(({ country }) => country));

/** Countries whose seasons begin in summer or later, by sport. */
const AUTUMN_COUNTRIES: Partial<Record<Game, ReadonlySet<string>>> = {
  football: countriesOf(
    leagueRows.filter(({ pattern }) => pattern === 'autumn' || pattern === 'southern'),
  ),
  basketball: countriesOf(basketballRows.filter(({ pattern }) => pattern === 'winter')),
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

/** The instant at which the squad of a year begins. */
export const squadYearStart = (team: Team, year: number): number =>
  Date.UTC(year, 0, 1) / 1000 + delayOf(team);

/** The season of that year: 2026/27, or 2026. */
export const squadSeason = (team: Team, year: number): string =>
  beginsInSummer(team) ? `${year}/${String((year + 1) % 100).padStart(2, '0')}` : `${year}`;

interface Member {
  readonly player: Player;
  readonly surname: Localized;
}

/** The full name of an esports player by the first contract. */
export const nameBehindHandle = (seed: string, { team, shirt, from }: Contract): Localized =>
  playerName(seed, team, shirt, from);

/** The players of a club in a year, by shirt; each is found on first use. */
interface Squad {
  readonly members: Member[];
  /** The surnames of all, in every writing. */
  readonly surnames: () => ReadonlySet<string>;
}

const TEAMS = 400;
const YEARS_PER_TEAM = 3;
/** By team, of which each world has its own, and year. */
const squads = new BoundedMap<Team, Map<number, Squad>>(TEAMS);

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

function memberIn({ members }: Squad, seed: string, team: Team, shirt: number, year: number) {
  members[shirt] ??= createMember(seed, contractOf(team, shirt, year));
  return members[shirt];
}

function squadOf(seed: string, team: Team, year: number): Squad {
  const byYear = squads.getOrCreate(team, () => new Map());
  const cached = byYear.get(year);
  if (cached) return cached;
  const squad: Squad = {
    members: [],
    surnames: lazy(
      () =>
        new Set(
          SHIRTS.flatMap((shirt) => {
            const { en, zh } = memberIn(squad, seed, team, shirt, year).surname;
            return [en, zh];
          }),
        ),
    ),
  };
  if (byYear.size >= YEARS_PER_TEAM) byYear.clear();
  byYear.set(year, squad);
  return squad;
}

/** The player with a shirt number in a year: see decision 40. */
export const playerOf = (seed: string, team: Team, shirt: number, year: number): Player =>
  memberIn(squadOf(seed, team, year), seed, team, shirt, year).player;

/** The shirts of the away side whose surnames the home side has too: in this match nothing is reported of them. */
export function namesakesOf(seed: string, { home, away, start }: Fixture): ReadonlySet<number> {
  const names = squadOf(seed, home, squadYear(home, start)).surnames();
  const year = squadYear(away, start);
  const squad = squadOf(seed, away, year);
  return new Set(
    SHIRTS.filter((shirt) => {
      const { en, zh } = memberIn(squad, seed, away, shirt, year).surname;
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
  const surname = (team: Team, shirt: number) => {
    const year = squadYear(team, start);
    return memberIn(squadOf(seed, team, year), seed, team, shirt, year).surname;
  };
  const [one, other] = [surname(home, homeShirt), surname(away, awayShirt)];
  return one.en === other.en || one.zh === other.zh;
}
