import { BoundedMap, memoized } from '@touchline/shared/domain/bounded-map';
import type { Team } from '../model.ts';
import { CONTRACT_YEARS, contractStart, nameClass } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import { squadShape } from './squad-shape.ts';
import { titlePlayOf } from './title-play.ts';

/** A shirt of a club, and the year from which a player has it: for CONTRACT_YEARS. */
export interface Contract {
  readonly team: Team;
  readonly shirt: number;
  readonly from: number;
}

type Place = Omit<Contract, 'from'>;

/** How many of the players whose contracts end are ready to move to another club. */
const MOVE_SHARE = 0.6;
/** How many careers end with their first, second, … contract; none is longer than one of each and a last one. */
const END_SHARES = [0.1, 0.15, 0.45, 0.8] as const;
const LONGEST_CAREER = END_SHARES.length + 1;

/** Handles of esports have the classes of their places. */
const surnameClass = (seed: string, { team, shirt }: Place) =>
  titlePlayOf(team.game) ? shirt : nameClass(seed, 'surname', team, shirt);

const exchangeKey = (seed: string, place: Place) =>
  [
    seed,
    surnameClass(seed, place),
    squadShape(place.team.game).lineOf(place.shirt),
    place.shirt % CONTRACT_YEARS,
  ].join('/');

/**
 * The places between which players move: in the same line, with contracts that end in the same years, and with surnames of
 * the same class, so that no squad has a surname twice.
 */
interface Exchange {
  /** In which of its contracts a generation begins, by the code of the market. */
  readonly phaseIn: (market: string) => number;
  /** The places whose players move in a year, each to the next one. */
  readonly movingIn: (year: number) => readonly Place[];
}

const MARKETS = 64;
const YEARS = 8;
const exchanges = new BoundedMap<
  readonly Team[],
  { readonly seed: string; readonly byTeam: ReadonlyMap<Team, readonly Exchange[]> }
>(MARKETS);

function createExchange(seed: string, key: string, places: readonly Place[]): Exchange {
  const movingIn = (year: number) =>
    places
      .map((one) => ({ one, roll: chance(seed, 'transfer', one.team.id, one.shirt, year) }))
      .filter(({ roll }) => roll < MOVE_SHARE)
      .sort((a, b) => a.roll - b.roll)
      .map(({ one }) => one);
  const phaseIn = (market: string) =>
    Math.floor(chance(seed, 'generation', market, key) * LONGEST_CAREER);
  return { phaseIn: memoized(phaseIn), movingIn: memoized(movingIn, YEARS) };
}

/** The exchanges of a market, by team and shirt. */
function exchangesOf(seed: string, market: readonly Team[]) {
  const places = market.flatMap((team) =>
    squadShape(team.game).shirts.map((shirt) => ({ team, shirt })),
  );
  const byTeam = new Map<Team, Exchange[]>(market.map((team) => [team, []]));
  for (const [key, all] of Map.groupBy(places, (one) => exchangeKey(seed, one))) {
    const exchange = createExchange(seed, key, all);
    for (const { team, shirt } of all) (byTeam.get(team) as Exchange[])[shirt] = exchange;
  }
  return { seed, byTeam };
}

function exchangeOf(seed: string, place: Place): Exchange {
  const { market = [] } = place.team;
  let known = exchanges.get(market);
  if (known?.seed !== seed) known = exchanges.set(market, exchangesOf(seed, market));
  return (
    known.byTeam.get(place.team)?.[place.shirt] ??
    createExchange(seed, exchangeKey(seed, place), [place])
  );
}

/** The place whose player comes to a place in a year (-1), or to which its player goes (1); the same one for a renewal. */
function besidePlace({ movingIn }: Exchange, place: Place, year: number, step: 1 | -1): Place {
  const moving = movingIn(year);
  const index = moving.findIndex(({ team, shirt }) => team === place.team && shirt === place.shirt);
  if (index < 0) return place;
  return moving[(index + step + moving.length) % moving.length] ?? place;
}

/** The countries of football are markets of their own. */
const marketCode = ({ game, country, market = [] }: Team): string =>
  game === 'football' ? country.code : `${game}/${market[0]?.id ?? country.code}`;

/** No player of an exchange plays on past these years, which bounds how far back a career is followed. */
function isNewGeneration({ phaseIn }: Exchange, { team, from }: Contract): boolean {
  const turn = Math.floor(from / CONTRACT_YEARS) + phaseIn(marketCode(team));
  return turn % LONGEST_CAREER === 0;
}

export function contractOf(team: Team, shirt: number, year: number): Contract {
  return { team, shirt, from: contractStart(shirt, year) };
}

/** The year in which it ends. */
export const contractEnd = ({ from }: Contract): number => from + CONTRACT_YEARS;

/** The first contract of the player who has this one. */
export function firstContract(seed: string, contract: Contract): Contract {
  if (!contract.team.market) return contract;
  const exchange = exchangeOf(seed, contract);
  const before: Contract[] = [];
  let at = contract;
  while (!isNewGeneration(exchange, at)) {
    before.push(at);
    const { from } = at;
    at = { ...besidePlace(exchange, at, from, -1), from: from - CONTRACT_YEARS };
  }
  let first = at;
  let contracts = 1;
  for (const next of before.reverse()) {
    const { team, shirt, from } = next;
    const ends =
      chance(seed, 'career ends', team.id, shirt, from) < (END_SHARES[contracts - 1] ?? 1);
    if (ends) first = next;
    contracts = ends ? 1 : contracts + 1;
  }
  return first;
}

const isSame = (a: Contract, b: Contract) =>
  a.team === b.team && a.shirt === b.shirt && a.from === b.from;

/** All contracts of the player whose first one this is; none if another player had it. */
export function careerOf(seed: string, first: Contract): Contract[] {
  const contracts: Contract[] = [];
  let at = first;
  while (isSame(firstContract(seed, at), first)) {
    contracts.push(at);
    if (!at.team.market) break;
    const from = at.from + CONTRACT_YEARS;
    at = { ...besidePlace(exchangeOf(seed, at), at, from, 1), from };
  }
  return contracts;
}
