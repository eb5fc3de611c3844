import type { PlayerPosition } from '@touchline/types';
import type { Fixture, Side, Team } from '../model.ts';
import { inSquad, type SheetOf } from '../players/in-squad.ts';
import { isKeeper, playSameLine } from '../players/lines.ts';
import { namesakesOf } from '../players/squad.ts';
import { atShare } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { bothSides } from '../sides.ts';

/** The places of each formation by the shirts that usually have them: from the back, each line from its right to its left. */
const FORMATIONS = {
  '4-4-2': [2, 4, 5, 3, 7, 8, 6, 10, 9, 11],
  '4-3-3': [2, 4, 5, 3, 8, 6, 10, 7, 9, 11],
  '4-2-3-1': [2, 4, 5, 3, 8, 6, 7, 10, 11, 9],
  '4-1-4-1': [2, 4, 5, 3, 6, 7, 8, 10, 11, 9],
  '3-5-2': [4, 6, 5, 2, 7, 8, 10, 3, 9, 11],
  '3-4-3': [4, 6, 5, 2, 8, 10, 3, 7, 9, 11],
} as const;
type Formation = keyof typeof FORMATIONS;
/** Some are more usual than others. */
const USUAL: readonly Formation[] = [
  ...(['4-4-2', '4-4-2', '4-3-3', '4-3-3', '4-2-3-1', '4-2-3-1', '4-2-3-1'] as const),
  ...(['4-1-4-1', '3-5-2', '3-4-3'] as const),
];
const OTHER_FORMATION_SHARE = 0.15;

const BENCH = [12, 13, 14, 15, 16, 17, 18] as const;
const RESERVE_KEEPER_SHARE = 0.05;
/** How many of the usual eleven are rested, at these shares of matches. */
const RESTED_SHARES = [0.3, 0.6, 0.82, 0.94] as const;

export interface Eleven {
  readonly formation: Formation;
  /** By their places: the goalkeeper, then the formation. */
  readonly starters: readonly number[];
  readonly bench: readonly number[];
}

/** A club has one formation for a season, and sometimes another for a match. */
function formationOf(seed: string, team: Team, { id, season }: Fixture): Formation {
  const isOther = chance(seed, 'match', id, 'other formation', team.id) < OTHER_FORMATION_SHARE;
  return atShare(USUAL, chance(seed, 'formation', team.id, isOther ? id : season.year));
}

/** Who begins a match: the usual eleven, with up to four changes from the bench, each within its line. */
function elevenOf(seed: string, fixture: Fixture, side: Side): Eleven {
  const formation = formationOf(seed, fixture[side], fixture);
  const rng = random(seed, 'match', fixture.id, 'eleven', side);
  const starters: number[] = [1, ...FORMATIONS[formation]];
  const bench: number[] = [...BENCH];
  const swap = (out: number, inside: number) => {
    starters[starters.indexOf(out)] = inside;
    bench[bench.indexOf(inside)] = out;
  };
  if (rng() < RESERVE_KEEPER_SHARE) swap(1, 12);
  const roll = rng();
  const rested = RESTED_SHARES.filter((share) => roll >= share).length;
  for (let no = 0; no < rested; no++) {
    const inside = atShare(bench, rng());
    const may = starters.filter((shirt) => playSameLine(shirt, inside));
    const out = atShare(may, rng());
    if (!isKeeper(inside) && out !== undefined) swap(out, inside);
  }
  return { formation, starters, bench: bench.toSorted((a, b) => a - b) };
}

/** Who may play and be named in a match. */
export interface Squads {
  readonly elevens: Readonly<Record<Side, Eleven>>;
  /** Shirts of the away side that are not named. */
  readonly unnamed: ReadonlySet<number>;
}

export const squadsIn = (seed: string, fixture: Fixture): Squads => ({
  elevens: bothSides((side) => elevenOf(seed, fixture, side)),
  unnamed: namesakesOf(seed, fixture),
});

/** The positions of the eleven by the lines of the formation. */
function positionsIn(formation: Formation): PlayerPosition[] {
  const lines = formation.split('-').map(Number);
  return [
    'goalkeeper',
    ...lines.flatMap((count, no) => {
      const outfield = no === lines.length - 1 ? 'forward' : 'midfielder';
      return Array<PlayerPosition>(count).fill(no === 0 ? 'defender' : outfield);
    }),
  ];
}

export const footballSheet: SheetOf = (seed, fixture, side, year) => {
  const { formation, starters, bench } = elevenOf(seed, fixture, side);
  const positions = positionsIn(formation);
  const named = inSquad(seed, fixture, side, year);
  return {
    formation,
    starters: starters.map((shirt, place) => named(shirt, positions[place])),
    bench: bench.map((shirt) => named(shirt)),
  };
};
